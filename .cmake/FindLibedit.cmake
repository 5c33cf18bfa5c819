# Libedit::Libedit: lines that can be edited, with a history (Debian: libedit-dev).
find_path(Libedit_INCLUDE histedit.h)
find_library(Libedit_LIBRARY edit)
mark_as_advanced(Libedit_INCLUDE Libedit_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Libedit REQUIRED_VARS Libedit_LIBRARY Libedit_INCLUDE)
if(Libedit_FOUND AND NOT TARGET Libedit::Libedit)
  add_library(Libedit::Libedit UNKNOWN IMPORTED)
  set_target_properties(Libedit::Libedit PROPERTIES
    IMPORTED_LOCATION ${Libedit_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${Libedit_INCLUDE})
endif()

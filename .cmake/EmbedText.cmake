# kronika_embed_text(OUTPUT file.cpp FUNCTION name::space::function FILES a b c [BASE folder])
#
# Writes a C++ file in which `function` returns the texts of the files, in the
# order of their names, as {name, text}; with BASE the name is the path from there. The
# program then needs none of them on disk. Configured again whenever one of the files changes.
function(kronika_embed_text)
  cmake_parse_arguments(EMBED "" "OUTPUT;FUNCTION;BASE" "FILES" ${ARGN})
  list(SORT EMBED_FILES)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${EMBED_FILES})

  string(REGEX MATCH "^(.*)::([^:]+)$" _ "${EMBED_FUNCTION}")
  set(space "${CMAKE_MATCH_1}")
  set(function "${CMAKE_MATCH_2}")

  set(items "")
  foreach(file IN LISTS EMBED_FILES)
    get_filename_component(name "${file}" NAME)
    if(EMBED_BASE)
      file(RELATIVE_PATH name "${EMBED_BASE}" "${file}")
    endif()
    file(READ "${file}" text)
    string(APPEND items "      {\"${name}\", R\"kronika(${text})kronika\"},\n")
  endforeach()
  set(content
"#include <string_view>
#include <utility>
#include <vector>

namespace ${space} {

std::vector<std::pair<std::string_view, std::string_view>> ${function}();

std::vector<std::pair<std::string_view, std::string_view>> ${function}() {
  return {
${items}  };
}

}  // namespace ${space}
")
  file(GENERATE OUTPUT "${EMBED_OUTPUT}" CONTENT "${content}")
endfunction()

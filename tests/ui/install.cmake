# Installs BUILD below PREFIX, anew, and starts what lies there: every file is in its place,
# the programs know nothing of the folder they were built in, and the window is drawn.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE words ERROR_VARIABLE words)
  if(NOT code EQUAL 0 OR words MATCHES "qrc:|[Ww]arning")
    message(FATAL_ERROR "${ARGN} ended with ${code}:\n${words}")
  endif()
  set(words "${words}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${PREFIX})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX})

foreach(file bin/kronika bin/kronika-cli share/man/man1/kronika-cli.1
    share/bash-completion/completions/kronika-cli share/zsh/site-functions/_kronika-cli
    share/applications/kronika.desktop share/icons/hicolor/scalable/apps/kronika.svg)
  if(NOT EXISTS ${PREFIX}/${file})
    message(FATAL_ERROR "${file} was not installed.")
  endif()
endforeach()

get_filename_component(source ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
foreach(program kronika kronika-cli)
  file(STRINGS ${PREFIX}/bin/${program} places REGEX "${source}")
  if(places)
    message(FATAL_ERROR "bin/${program} knows where it was built: ${places}")
  endif()
endforeach()

find_program(validate desktop-file-validate)
if(validate)
  run(${validate} ${PREFIX}/share/applications/kronika.desktop)
endif()

# A library of its own: no player's is touched.
set(ENV{XDG_DATA_HOME} ${PREFIX}/data)
run(${PREFIX}/bin/kronika-cli --version)
run(${PREFIX}/bin/kronika --until-first-frame)
if(NOT EXISTS ${PREFIX}/data/kronika/library.db)
  message(FATAL_ERROR "The window was shown without a library.")
endif()
run(${PREFIX}/bin/kronika --screenshots ${PREFIX}/pictures --only library-empty)
file(GLOB pictures ${PREFIX}/pictures/library-empty-*.png)
list(LENGTH pictures count)
if(count EQUAL 0)
  message(FATAL_ERROR "No picture was drawn.")
endif()

// The one way in which Kronika's windows are made, for the program, its
// pictures and its tests: style, fonts, and the Main window with everything it
// needs handed in.
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include "ui/desktop/card_model.h"
#include "ui/desktop/library/desk.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {

// For a program without a display: pictures and tests. Before QGuiApplication.
void prepare_offscreen();

// After QGuiApplication, before any QML.
void prepare_application();

// Where the engine finds the module Kronika.
void add_module(QQmlEngine& engine);

// Takes from open_main_window and the first frame what can be done before there is anything
// to show.
void read_main_window(QQmlApplicationEngine& engine);

// Takes from the first visit to a screen what can be done while nobody waits.
void read_other_screens(QQmlApplicationEngine& engine);

// The window, or nullptr with the reasons on stderr. Models must outlive the engine.
[[nodiscard]] QQuickWindow* open_main_window(QQmlApplicationEngine& engine, CardModel& cards,
                                             Preferences& preferences, Desk& desk);

}  // namespace kronika::desktop

// The coat of arms that a kingdom is known by: how the shield is divided, in which two
// colours, and what stands on it. Made from a number, so that a kingdom keeps its own.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>

#include <cstdint>

namespace kronika::desktop {

struct CrestValue {
  Q_GADGET
  QML_VALUE_TYPE(crestValue)
  Q_PROPERTY(int division MEMBER division CONSTANT FINAL)
  Q_PROPERTY(QString first MEMBER first CONSTANT FINAL)
  Q_PROPERTY(QString second MEMBER second CONSTANT FINAL)
  Q_PROPERTY(QString charge MEMBER charge CONSTANT FINAL)

 public:
  int division = 0;  // CrestShape::Division
  QString first;     // names of banners, for Theme.bannerColor
  QString second;
  QString charge;  // a symbol
  friend bool operator==(const CrestValue&, const CrestValue&) = default;
};

[[nodiscard]] CrestValue make_crest(std::uint64_t number);

}  // namespace kronika::desktop

#include "tests/ui/window_campaign.h"

#include <QQuickWindow>

namespace kronika::desktop {
namespace {

void collect(const QQuickItem& item, QStringList& names) {
  if (!item.isVisible()) {
    return;
  }
  if (!item.objectName().isEmpty()) {
    names << item.objectName();
    // A list makes its lines only where they are seen.
    if (item.inherits("QQuickItemView")) {
      names << QStringLiteral("%1:%2").arg(item.objectName()).arg(item.property("count").toInt());
    }
  }
  for (const QQuickItem* child : item.childItems()) {
    collect(*child, names);
  }
}

}  // namespace

QStringList WindowCampaign::kinds() const {
  QStringList kinds;
  for (const auto& [kind, count] : player_->answered()) {
    kinds << kind;
  }
  return kinds;
}

QList<int> WindowCampaign::expansions() const {
  return {player_->expansions().begin(), player_->expansions().end()};
}

void WindowCampaign::begin(int seed) {
  player_ = std::make_unique<PolicyPlayer>(desk_, static_cast<std::uint64_t>(seed));
  emit stepped();
}

bool WindowCampaign::step() {
  const bool more = player_->step();
  emit stepped();
  return more;
}

bool WindowCampaign::comeBack() {
  const bool same = player_->come_back();
  emit stepped();
  return same;
}

QString WindowCampaign::missingControl(QQuickItem* item) const {
  const Question& question = *player_->table().question();
  if (!question.open()) {
    return {};
  }
  QStringList names;
  collect(*item->window()->contentItem(), names);
  const auto any = [&](std::initializer_list<QString> wanted) {
    for (const QString& name : wanted) {
      if (names.contains(name)) {
        return true;
      }
    }
    return false;
  };
  const QString asked =
      question.kind() + QStringLiteral(", ") + question.sentence() + QStringLiteral(": ");
  if (question.can_decline() && !any({QStringLiteral("decline"), QStringLiteral("panelDecline")})) {
    return asked + QStringLiteral("nothing to decline with");
  }
  if (question.kind() == QStringLiteral("name")) {
    return any({QStringLiteral("nameField")}) ? QString() : asked + QStringLiteral("no field");
  }
  if (question.kind() == QStringLiteral("reset")) {
    return names.contains(QStringLiteral("continueWith")) &&
                   names.contains(QStringLiteral("resetKingdom"))
               ? QString()
               : asked + QStringLiteral("no choice");
  }
  if (!question.single() && !any({QStringLiteral("confirm"), QStringLiteral("panelConfirm"),
                                  QStringLiteral("purgeConfirm")})) {
    return asked + QStringLiteral("nothing to confirm with");
  }
  const auto count = question.answers().size();
  for (int index = 0; index < count; ++index) {
    const AnswerValue& answer = question.answers().at(index);
    if (!any({QStringLiteral("answer%1").arg(index),
              QStringLiteral("card%1").arg(answer.card.number),
              QStringLiteral("answerCards:%1").arg(count),
              QStringLiteral("purgeCards:%1").arg(count), QStringLiteral("purgeFinal"),
              QStringLiteral("answerLines:%1").arg(count)})) {
      return asked + answer.label;
    }
  }
  return {};
}

}  // namespace kronika::desktop

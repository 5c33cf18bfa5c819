// The verbs and adjectives that cards are told with, each with all forms it is needed in.
#pragma once

#include "cards/describer/polish_grammar.h"

namespace kronika::cards::polish {

inline constexpr Verb kAdd{"dolicz", "doliczyć"};
inline constexpr Verb kBegin{"rozpocznij", "rozpocząć"};
inline constexpr Verb kBlock{"zablokuj", "zablokować"};
inline constexpr Verb kBoost{"zwiększ", "zwiększyć"};
inline constexpr Verb kCount{"podlicz", "podliczyć"};
inline constexpr Verb kCrossOut{"skreśl", "skreślić"};
inline constexpr Verb kDecide{"zdecyduj", "zdecydować"};
inline constexpr Verb kDefeat{"pokonaj", "pokonać"};
inline constexpr Verb kDestroy{"zniszcz", "zniszczyć"};
inline constexpr Verb kDiscard{"odrzuć", "odrzucić"};
inline constexpr Verb kDiscover{"odkryj", "odkryć"};
inline constexpr Verb kFlip{"odwróć", "odwrócić"};
inline constexpr Verb kGain{"zdobądź", "zdobyć"};
inline constexpr Verb kKeep{"zostaw", "zostawić"};
inline constexpr Verb kLook{"obejrzyj", "obejrzeć"};
inline constexpr Verb kMake{"uczyń", "uczynić"};
inline constexpr Verb kMark{"zaznacz", "zaznaczyć"};
inline constexpr Verb kMove{"przełóż", "przełożyć"};
inline constexpr Verb kPay{"zapłać", "zapłacić"};
inline constexpr Verb kPlay{"zagraj", "zagrać"};
inline constexpr Verb kRecord{"zapisz", "zapisać"};
inline constexpr Verb kReset{"zresetuj", "zresetować"};
inline constexpr Verb kRotate{"obróć", "obrócić"};
inline constexpr Verb kSet{"ustaw", "ustawić"};
inline constexpr Verb kSpare{"ocal", "ocalić"};
inline constexpr Verb kStick{"przyklej", "przykleić"};
inline constexpr Verb kUndiscover{"cofnij", "cofnąć"};
inline constexpr Verb kUpgrade{"ulepsz", "ulepszyć"};
inline constexpr Verb kUse{"użyj", "użyć"};
inline constexpr Verb kWrite{"wpisz", "wpisać"};

inline constexpr Adjective kAll = {.masculine = "wszystek",
                                   .masculine_genitive = "wszystkiego",
                                   .feminine = "wszystka",
                                   .feminine_genitive = "wszystkiej",
                                   .feminine_accusative = "wszystką",
                                   .neuter = "wszystko",
                                   .plural = "wszystkie",
                                   .personal_plural = "wszyscy",
                                   .plural_genitive = "wszystkich"};
inline constexpr Adjective kAny = {.masculine = "dowolny",
                                   .masculine_genitive = "dowolnego",
                                   .feminine = "dowolna",
                                   .feminine_genitive = "dowolnej",
                                   .feminine_accusative = "dowolną",
                                   .neuter = "dowolne",
                                   .plural = "dowolne",
                                   .personal_plural = "dowolni",
                                   .plural_genitive = "dowolnych"};
inline constexpr Adjective kBlocked = {.masculine = "blokowany",
                                       .masculine_genitive = "blokowanego",
                                       .feminine = "blokowana",
                                       .feminine_genitive = "blokowanej",
                                       .feminine_accusative = "blokowaną",
                                       .neuter = "blokowane",
                                       .plural = "blokowane",
                                       .personal_plural = "blokowani",
                                       .plural_genitive = "blokowanych"};
inline constexpr Adjective kEvery = {.masculine = "każdy",
                                     .masculine_genitive = "każdego",
                                     .feminine = "każda",
                                     .feminine_genitive = "każdej",
                                     .feminine_accusative = "każdą",
                                     .neuter = "każde",
                                     .plural = "każde",
                                     .personal_plural = "każdzi",
                                     .plural_genitive = "każdych"};
inline constexpr Adjective kFriendly = {.masculine = "przyjazny",
                                        .masculine_genitive = "przyjaznego",
                                        .feminine = "przyjazna",
                                        .feminine_genitive = "przyjaznej",
                                        .feminine_accusative = "przyjazną",
                                        .neuter = "przyjazne",
                                        .plural = "przyjazne",
                                        .personal_plural = "przyjaźni",
                                        .plural_genitive = "przyjaznych"};
inline constexpr Adjective kHaving = {.masculine = "mający",
                                      .masculine_genitive = "mającego",
                                      .feminine = "mająca",
                                      .feminine_genitive = "mającej",
                                      .feminine_accusative = "mającą",
                                      .neuter = "mające",
                                      .plural = "mające",
                                      .personal_plural = "mający",
                                      .plural_genitive = "mających"};
inline constexpr Adjective kNext = {.masculine = "następny",
                                    .masculine_genitive = "następnego",
                                    .feminine = "następna",
                                    .feminine_genitive = "następnej",
                                    .feminine_accusative = "następną",
                                    .neuter = "następne",
                                    .plural = "następne",
                                    .personal_plural = "następni",
                                    .plural_genitive = "następnych"};
inline constexpr Adjective kNone = {.masculine = "żaden",
                                    .masculine_genitive = "żadnego",
                                    .feminine = "żadna",
                                    .feminine_genitive = "żadnej",
                                    .feminine_accusative = "żadną",
                                    .neuter = "żadne",
                                    .plural = "żadne",
                                    .personal_plural = "żadni",
                                    .plural_genitive = "żadnych"};
inline constexpr Adjective kOpen = {.masculine = "możliwy",
                                    .masculine_genitive = "możliwego",
                                    .feminine = "możliwa",
                                    .feminine_genitive = "możliwej",
                                    .feminine_accusative = "możliwą",
                                    .neuter = "możliwe",
                                    .plural = "możliwe",
                                    .personal_plural = "możliwi",
                                    .plural_genitive = "możliwych"};
inline constexpr Adjective kOther = {.masculine = "inny",
                                     .masculine_genitive = "innego",
                                     .feminine = "inna",
                                     .feminine_genitive = "innej",
                                     .feminine_accusative = "inną",
                                     .neuter = "inne",
                                     .plural = "inne",
                                     .personal_plural = "inni",
                                     .plural_genitive = "innych"};
inline constexpr Adjective kProduced = {.masculine = "produkowany",
                                        .masculine_genitive = "produkowanego",
                                        .feminine = "produkowana",
                                        .feminine_genitive = "produkowanej",
                                        .feminine_accusative = "produkowaną",
                                        .neuter = "produkowane",
                                        .plural = "produkowane",
                                        .personal_plural = "produkowani",
                                        .plural_genitive = "produkowanych"};
inline constexpr Adjective kProducing = {.masculine = "produkujący",
                                         .masculine_genitive = "produkującego",
                                         .feminine = "produkująca",
                                         .feminine_genitive = "produkującej",
                                         .feminine_accusative = "produkującą",
                                         .neuter = "produkujące",
                                         .plural = "produkujące",
                                         .personal_plural = "produkujący",
                                         .plural_genitive = "produkujących"};
inline constexpr Adjective kRandom = {.masculine = "losowy",
                                      .masculine_genitive = "losowego",
                                      .feminine = "losowa",
                                      .feminine_genitive = "losowej",
                                      .feminine_accusative = "losową",
                                      .neuter = "losowe",
                                      .plural = "losowe",
                                      .personal_plural = "losowi",
                                      .plural_genitive = "losowych"};
inline constexpr Adjective kTop = {.masculine = "wierzchni",
                                   .masculine_genitive = "wierzchniego",
                                   .feminine = "wierzchnia",
                                   .feminine_genitive = "wierzchniej",
                                   .feminine_accusative = "wierzchnią",
                                   .neuter = "wierzchnie",
                                   .plural = "wierzchnie",
                                   .personal_plural = "wierzchni",
                                   .plural_genitive = "wierzchnich"};
inline constexpr Adjective kWorth = {.masculine = "wart",
                                     .masculine_genitive = "wartego",
                                     .feminine = "warta",
                                     .feminine_genitive = "wartej",
                                     .feminine_accusative = "wartą",
                                     .neuter = "warte",
                                     .plural = "warte",
                                     .personal_plural = "warci",
                                     .plural_genitive = "wartych"};

}  // namespace kronika::cards::polish

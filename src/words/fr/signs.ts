import type { Words } from '#words/words.ts';

/** The signs to call a clinician about. They are medical: a reader with medical training must check every change. */
export const signs: Words['signs'] = {
  cannotBeWoken: 'Ne se réveille pas, ne bouge pas, ou semble très faible',
  newGrunting: 'Geint ou grogne à chaque respiration, ce qui est nouveau',
  bluishLips: 'Lèvres, langue ou visage bleutés ou gris',
  seizureOrPauses: 'Une convulsion, ou des pauses de plus de 10 secondes dans la respiration',
  floppyNewborn:
    'Un nouveau-né tout mou, qui tète faiblement, dont les pleurs sont inhabituels, ou qui vomit vert',
  feverUnder3Months: 'Avant 3 mois (12 semaines)\u00a0: 38,0 °C (100,4 °F) ou plus',
  highFever: 'Any age: above 104 °F (40 °C) again and again',
  feverAndVeryIll:
    'Toute fièvre avec un air très malade, une somnolence, une nuque raide, une gêne pour respirer, des boutons inexpliqués, des vomissements ou une diarrhée répétés, ou une convulsion',
  lastingFever: 'Avant 2 ans\u00a0: une fièvre qui dure plus de 24 heures',
  fever3To6Months: '3 to 6 months: 39 °C (102.2 °F) or higher',
  olderFeverLimits: '3 to 6 months: 101 °F (38.3 °C). Over 6 months: 103 °F (39.4 °C)',
  coldNewborn: 'Un nouveau-né à moins de 36,0 °C (96,8 °F), température rectale, qui ne se réchauffe pas',
  noWetDiaper:
    'Aucune couche mouillée depuis plus de 8 heures, avec la bouche très sèche, des urines foncées ou pas de larmes',
  fewWetDiapers: 'Après les premiers jours\u00a0: seulement une ou deux couches mouillées dans la journée',
  seriousJaundice:
    'Une jaunisse dans les 24 premières heures de vie, jaune foncé ou orange, qui descend jusqu’aux jambes, ou qui s’aggrave',
  paleStool: 'Des selles blanches, pâles ou gris craie, à tout âge',
  dehydration:
    'Moins de 6 couches mouillées par jour après le jour 5, la bouche sèche, la fontanelle creusée, ou pas de larmes',
  refusesFeeds: 'Refuse plus de deux tétées',
  spreadingJaundice: 'Une jaunisse qui débute ou qui s’étend',
  weightLoss: 'Plus de 10\u00a0% du poids de naissance perdus, ou poids de naissance pas repris à 3 semaines',
  bloodInStool: 'Du sang dans les selles',
  noFirstStool:
    'Pas de selles dans les 48 premières heures\u00a0: presque tous les bébés nés à terme en ont eu',
};

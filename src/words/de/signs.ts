import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** The signs to call a clinician about. They are medical: a reader with medical training must check every change. */
export const signs = {
  cannotBeWoken: 'Lässt sich nicht wecken, bewegt sich nicht oder ist sehr schwach',
  newGrunting: 'New moaning or grunting with each breath',
  bluishLips: 'Lippen, Zunge oder Gesicht bläulich oder grau',
  seizureOrPauses: 'Ein Krampfanfall oder Atempausen von mehr als 10 Sekunden',
  floppyNewborn: 'Ein Neugeborenes, das schlaff ist, schwach saugt, ungewohnt schreit oder grün erbricht',
  feverUnder3Months: 'Unter 3 Monaten (12 Wochen): 38,0\u00a0°C (100,4\u00a0°F) oder mehr',
  highFever: 'Any age: above 104 °F (40 °C) again and again',
  feverAndVeryIll:
    'Fieber, und das Kind wirkt sehr krank oder benommen, hat einen steifen Nacken, Atemnot, einen unklaren Ausschlag, erbricht immer wieder, hat immer wieder Durchfall oder einen Krampfanfall',
  lastingFever: 'Unter 2 Jahren: Fieber, das länger als 24 Stunden anhält',
  fever3To6Months: '3 bis 6 Monate: 39\u00a0°C (102,2\u00a0°F) oder mehr',
  olderFeverLimits: '3 bis 6 Monate: 38,3\u00a0°C (101\u00a0°F). Über 6 Monate: 39,4\u00a0°C (103\u00a0°F)',
  coldNewborn:
    'Ein Neugeborenes mit weniger als 36,0\u00a0°C (96,8\u00a0°F), im Po gemessen, das nicht wärmer wird',
  noWetDiaper:
    'Seit über 8 Stunden keine nasse Windel und dazu ein sehr trockener Mund, dunkler Urin oder keine Tränen',
  fewWetDiapers: 'Nach den ersten Tagen: nur ein oder zwei nasse Windeln am Tag',
  seriousJaundice:
    'Gelbsucht in den ersten 24 Stunden nach der Geburt, tiefgelb oder orange, bis zu den Beinen, oder sie nimmt zu',
  paleStool: 'Weißer oder heller, kreidig-grauer Stuhl, in jedem Alter',
  dehydration:
    'Weniger als 6 nasse Windeln am Tag nach dem 5. Tag, ein trockener Mund, eine eingesunkene Fontanelle oder keine Tränen',
  refusesFeeds: 'Verweigert mehr als zwei Mahlzeiten',
  spreadingJaundice: 'Jaundice that starts or spreads',
  weightLoss:
    'Mehr als 10\u00a0% des Geburtsgewichts verloren oder nach 3 Wochen noch unter dem Geburtsgewicht',
  bloodInStool: 'Blut im Stuhl',
  noFirstStool:
    'Kein Stuhl in den ersten 48 Stunden: Fast jedes reif geborene Baby hat in dieser Zeit den ersten Stuhl',
} satisfies Record<Sign, string>;

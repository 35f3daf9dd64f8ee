import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number, list } = grammarOf('fr');

/** The figures of a period, and their charts. Screens and reports use them. */
export const figures: Words['figures'] = {
  measures: {
    feeds: { label: 'Tétées', short: 'Tétées' },
    leftMinutes: { label: 'Sein gauche', short: 'G.' },
    rightMinutes: { label: 'Sein droit', short: 'D.' },
    bottles: { label: 'Biberons', short: 'Biberons' },
    bottleOz: { label: 'Total au biberon', short: 'Bib.' },
    diapers: { label: 'Couches', short: 'Couches' },
    wet: { label: 'Pipi seul', short: 'Pipi' },
    dirty: { label: 'Selles seules', short: 'Selles' },
    mixed: { label: 'Pipi et selles', short: 'Les 2' },
    sleepMinutes: { label: 'Sommeil', short: 'Sommeil' },
    nightMinutes: { label: 'Sommeil de nuit', short: 'Nuit' },
    napMinutes: { label: 'Sommeil en sieste', short: 'En sieste' },
    naps: { label: 'Siestes', short: 'Siestes' },
  },
  columnUnits: { hours: 'h:mm', minutes: 'min', oz: 'oz', ml: 'ml' },
  grams: {
    g: (amount) => `${amount} g`,
    oz: (amount) => `${amount} oz`,
  },
  period: {
    over: (days) => days,
    running: (days) => `${days}, en cours`,
  },
  compared: {
    week: (range) => `Par rapport à la semaine d’avant (${range}).`,
    runningWeek: (range, weekday) =>
      `Par rapport à la semaine dernière (${range}), jusqu’à ${weekday} à la même heure.`,
    days: (range, days) => `Par rapport aux ${number(days)} jours d’avant (${range}).`,
    runningDays: (range, day, days) =>
      `Par rapport aux ${number(days)} jours d’avant (${range}), jusqu’au ${day} à la même heure.`,
    fewEntries: (days) =>
      plural(days, {
        one: `Un seul de ces jours a des entrées.`,
        other: `Seuls ${number(days)} de ces jours ont des entrées.`,
      }),
    gaps: (days) =>
      plural(days, {
        one: `${number(days)} de ces jours a un trou dans le journal.`,
        other: `${number(days)} de ces jours ont des trous dans le journal.`,
      }),
  },
  notCompared: {
    born: {
      week: (name) =>
        `Pas encore de comparaison\u00a0: ${name} n’était pas encore là au début de la semaine d’avant.`,
      days: (name, days) =>
        `Pas encore de comparaison\u00a0: ${name} n’était pas encore là au début des ${number(days)} jours d’avant.`,
    },
    nothingBefore: (range) => `Pas de comparaison\u00a0: rien de noté sur la période d’avant (${range}).`,
    fewBefore: (range, logged) =>
      plural(logged, {
        one: `Pas de comparaison\u00a0: un seul jour a des entrées sur la période d’avant (${range}).`,
        other: `Pas de comparaison\u00a0: seuls ${number(logged)} jours ont des entrées sur la période d’avant (${range}).`,
      }),
    nothing: {
      week: 'Pas de comparaison\u00a0: rien de noté cette semaine-là.',
      runningWeek: 'Pas de comparaison\u00a0: rien de noté cette semaine.',
      days: 'Pas de comparaison\u00a0: rien de noté ces jours-là.',
      runningDays: 'Pas de comparaison\u00a0: rien de noté ces jours-ci.',
    },
    few: {
      week: (logged) =>
        plural(logged, {
          one: `Pas de comparaison\u00a0: un seul jour de cette semaine-là a des entrées.`,
          other: `Pas de comparaison\u00a0: seuls ${number(logged)} jours de cette semaine-là ont des entrées.`,
        }),
      runningWeek: (logged) =>
        plural(logged, {
          one: `Pas de comparaison\u00a0: un seul jour de cette semaine a des entrées.`,
          other: `Pas de comparaison\u00a0: seuls ${number(logged)} jours de cette semaine ont des entrées.`,
        }),
      days: (logged) =>
        plural(logged, {
          one: `Pas de comparaison\u00a0: un seul de ces jours-là a des entrées.`,
          other: `Pas de comparaison\u00a0: seuls ${number(logged)} de ces jours-là ont des entrées.`,
        }),
      runningDays: (logged) =>
        plural(logged, {
          one: `Pas de comparaison\u00a0: un seul de ces jours a des entrées.`,
          other: `Pas de comparaison\u00a0: seuls ${number(logged)} de ces jours ont des entrées.`,
        }),
    },
  },
  averages: {
    none: 'Les moyennes commencent au premier jour complet\u00a0: un jour terminé et sans trou.',
    full: (days) =>
      plural(days, {
        one: `Les moyennes portent sur ${number(days)} jour complet.`,
        other: `Les moyennes portent sur les ${number(days)} jours complets.`,
      }),
    fullSoFar: (days) =>
      plural(days, {
        one: `Les moyennes portent sur ${number(days)} jour complet jusqu’ici.`,
        other: `Les moyennes portent sur les ${number(days)} jours complets jusqu’ici.`,
      }),
    byKind: (kinds, over) =>
      `Les moyennes portent sur les jours complets\u00a0: ${list(kinds)}, sur ${number(over)}.`,
    fullOf: {
      feed: (days) => `tétées ${number(days)}`,
      diaper: (days) => `couches ${number(days)}`,
      sleep: (days) => `sommeil ${number(days)}`,
    },
  },
  gaps: {
    screen: (silences) => `Un losange marque un trou\u00a0: plus de ${silences.join(', ')}.`,
    paper: (silences) => `* marque un trou\u00a0: plus de ${silences.join(', ')}.`,
    silence: {
      feed: (hours) => `${hours} heures sans tétée`,
      diaper: (hours) => `${hours} heures sans couche`,
      sleep: (hours) => `${hours} heures sans sommeil`,
      anyKind: (hours) => `${hours} heures sans entrée`,
    },
  },
  unmeasured: {
    some: (bottles) =>
      plural(bottles, {
        one: `${number(bottles)} biberon est sans quantité\u00a0: le total réel est donc plus élevé.`,
        other: `${number(bottles)} biberons sont sans quantité\u00a0: le total réel est donc plus élevé.`,
      }),
    all: (bottles) =>
      plural(bottles, {
        one: `${number(bottles)} biberon est sans quantité\u00a0: le total n’est donc pas connu.`,
        other: `${number(bottles)} biberons sont sans quantité\u00a0: le total n’est donc pas connu.`,
      }),
    average: 'La moyenne porte sur les autres jours.',
  },
  charts: {
    feed: { title: 'Tétées par jour', filled: 'Sein', open: 'Avec biberon' },
    diaper: { title: 'Couches par jour', filled: 'Pipi ou les 2', open: 'Selles seules' },
    sleep: { title: 'Heures de sommeil par jour', filled: 'Nuit', open: 'Siestes' },
    least: 'Au moins',
    leastWet: (count) => [
      'Au moins',
      plural(count, {
        one: `${number(count)} pipi`,
        other: `${number(count)} pipis`,
      }),
    ],
    gap: 'Trou dans le journal',
    average: 'Moyenne',
    day: {
      complete: (day, figure) => `${day} ${figure}`,
      gap: (day, figure) => `${day} ${figure} avec un trou dans le journal`,
      nothing: (day) => `${day} rien de noté`,
      soFar: (figure) => `${figure} jusqu’ici`,
    },
    days: (days) => `${days.join(', ')}.`,
  },
  curves: {
    'weight-for-age': { short: 'Poids', title: 'Poids pour l’âge' },
    'length-for-age': { short: 'Taille', title: 'Taille pour l’âge' },
    'head-for-age': { short: 'PC', title: 'Périmètre crânien pour l’âge' },
    'weight-for-length': { short: 'Poids pour la taille', title: 'Poids pour la taille' },
  },
  gainOf: {
    weight: (days) => `Prise de poids, ${days}`,
    'length-for-age': (days) => `Gain de taille, ${days}`,
    'head-for-age': (days) => `Croissance du périmètre crânien, ${days}`,
  },
  curvesOf: {
    female: {
      'weight-for-age': 'Poids pour l’âge, courbes OMS des filles',
      'length-for-age': 'Taille pour l’âge, courbes OMS des filles',
      'head-for-age': 'Périmètre crânien pour l’âge, courbes OMS des filles',
      'weight-for-length': 'Poids pour la taille, courbes OMS des filles',
    },
    male: {
      'weight-for-age': 'Poids pour l’âge, courbes OMS des garçons',
      'length-for-age': 'Taille pour l’âge, courbes OMS des garçons',
      'head-for-age': 'Périmètre crânien pour l’âge, courbes OMS des garçons',
      'weight-for-length': 'Poids pour la taille, courbes OMS des garçons',
    },
  },
  axes: {
    weeks: 'Âge en semaines',
    months: 'Âge en mois',
    cm: 'Taille en cm',
    in: 'Taille en pouces',
    unit: { kg: 'kg', lb: 'lb', cm: 'cm', in: 'in' },
  },
  curvesTold: {
    lines: 'Cinq courbes\u00a0: les 3e, 15e, 50e, 85e et 97e percentiles.',
    empty: 'Aucune mesure pour l’instant.',
    visit: (day, standing) => `${day}\u00a0: ${standing}.`,
  },
  percentile: {
    below: 'Sous le 1er percentile',
    of: (percentile) => `${ordinal(percentile)} percentile`,
    above: 'Au-dessus du 99e percentile',
    curve: (percentile) => ordinal(percentile),
  },
  noStandard: { age: 'Pas de norme à cet âge', length: 'Pas de norme pour cette taille' },
  standing: {
    below: (value) => `${value}, sous le 1er percentile`,
    of: (value, percentile) => `${value}, ${ordinal(percentile)} percentile`,
    above: (value) => `${value}, au-dessus du 99e percentile`,
    age: (value) => `${value}, pas de norme à cet âge`,
    length: (value) => `${value}, pas de norme pour cette taille`,
  },
  chartAge: {
    fromBirth: 'Âge compté depuis la naissance.',
    corrected: {
      days: (days) =>
        plural(days, {
          one: `Âge corrigé, compté depuis le terme prévu (${number(days)} jour d’avance).`,
          other: `Âge corrigé, compté depuis le terme prévu (${number(days)} jours d’avance).`,
        }),
      weeks: (weeks) =>
        plural(weeks, {
          one: `Âge corrigé, compté depuis le terme prévu (${number(weeks)} semaine d’avance).`,
          other: `Âge corrigé, compté depuis le terme prévu (${number(weeks)} semaines d’avance).`,
        }),
      weeksAndDays: (weeks, days) =>
        `Âge corrigé, compté depuis le terme prévu (${plural(weeks, { one: `${number(weeks)} semaine`, other: `${number(weeks)} semaines` })} et ${plural(days, { one: `${number(days)} jour`, other: `${number(days)} jours` })} d’avance).`,
    },
  },
  gain: {
    overDays: (grams, days) =>
      plural(days, {
        one: `${grams} par jour sur ${number(days)} jour`,
        other: `${grams} par jour sur ${number(days)} jours`,
      }),
    tooClose: 'pesées trop rapprochées pour conclure',
    error: (grams) => `±\u00a0: erreur de pesée, un écart type, soit environ ${grams} à chaque fois.`,
  },
  afterBirth: {
    born: (weight) => `Poids de naissance\u00a0: ${weight}.`,
    neverBelow: 'Aucun poids plus bas ensuite.',
    noneAfter: 'Pas encore d’autre poids.',
    lowest: (weight, dayOfLife, percent) =>
      `Poids le plus bas\u00a0: ${weight} au jour ${number(dayOfLife)} de vie, soit ${percent}\u00a0% de moins.`,
    back: (dayOfLife, day) => `Poids de naissance repris au jour ${number(dayOfLife)}, le ${day}.`,
    notBack: (dayOfLife) =>
      `Poids de naissance pas encore repris à la dernière pesée, au jour ${number(dayOfLife)}.`,
  },
  growthNotice:
    'Données de croissance\u00a0: Normes OMS de croissance de l’enfant, © Organisation mondiale de la Santé 2006, 2007, CC BY-NC-SA 3.0 IGO\u202f; recodées, valeurs inchangées. L’OMS n’a pas approuvé cette appli.',
};

function ordinal(value: number): string {
  return value === 1 ? '1er' : `${value}e`;
}

import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** Counts with the noun: "1 jour", "3 jours". */
const counted = (count: number, noun: string, nouns: string) =>
  plural(count, {
    one: `${number(count)} ${noun}`,
    other: `${number(count)} ${nouns}`,
  });
const days = (count: number) => counted(count, 'jour', 'jours');
const completeDays = (count: number) => counted(count, 'jour complet', 'jours complets');
/** Names the period before. It has its article. */
const before = (count: number, soFar: boolean) => {
  if (soFar)
    return count === 7 ? 'la semaine dernière, même moment' : `les ${days(count)} d’avant, même moment`;
  return count === 7 ? 'la semaine d’avant' : `les ${days(count)} d’avant`;
};

/** The pages of the visit report and of the printed summary. Figures, spans and dates are already formatted. */
export const report: Words['report'] = {
  growth: {
    title: 'Croissance',
    none: 'Aucune mesure notée.',
    percentile: (percentile) => `P${percentile}`,
    z: (z) => `z ${z}`,
    standing: (percentile, z) => `P${percentile}, z ${z}`,
    standard: {
      female: (_name, age) => `Normes OMS 2006, filles. ${age}`,
      male: (_name, age) => `Normes OMS 2006, garçons. ${age}`,
    },
    columns: {
      date: 'Date et âge',
      'weight-for-age': 'Poids',
      'length-for-age': 'Taille',
      'head-for-age': 'PC',
      'weight-for-length': 'Poids/taille',
      gain: 'Gain',
    },
    noStandardHere: 'pas de norme',
    noStandard:
      'Pas de norme\u00a0: l’OMS n’a pas de courbe avant le terme (en âge corrigé), après 24 mois, ni pour les tailles de moins de 45 ou de plus de 110 cm.',
    noBirthWeight:
      'Aucun poids noté le jour de la naissance\u00a0: la perte de poids ne peut donc pas être calculée.',
    gain: {
      g: (grams) => `${grams} g/jour`,
      oz: (ounces) => `${ounces} oz/jour`,
      error: (error, count) => `${error}, ${days(count)}`,
      tooClose: { first: 'Trop rapproché', second: 'pour conclure' },
    },
    usualGain: (range, publisher) => `Prise habituelle à cet âge\u00a0: ${range} (${publisher}).`,
    earlier: (count) =>
      counted(
        count,
        'mesure antérieure figure seulement sur la courbe.',
        'mesures antérieures figurent seulement sur la courbe.',
      ),
  },
  visit: {
    title: 'Rapport de visite',
    file: {
      title: (name, period) => `${name}, rapport de visite, ${period}`,
      subject: 'Croissance, tétées, couches et sommeil pour une visite, notés par les parents',
    },
    notADiagnosis: 'Relevé tenu par les parents, sans valeur de diagnostic.',
    page: (page, pages) => `Page ${number(page)} sur ${number(pages)}`,
    made: (day, clock, zone) => `Créé le ${day}, ${clock}, ${zone}`,
    about: {
      female: {
        born: (born) => `Fille, née le ${born}`,
        due: (born, due) => `Fille, née le ${born}, terme prévu le ${due}`,
      },
      male: {
        born: (born) => `Garçon, né le ${born}`,
        due: (born, due) => `Garçon, né le ${born}, terme prévu le ${due}`,
      },
    },
    age: {
      label: (day) => `Âge au ${day}`,
      inDays: (age) => `${days(age)}, jour ${number(age + 1)} de vie`,
      corrected: (age, corrected) => `${days(age)}, jour ${number(age + 1)} de vie, âge corrigé ${corrected}`,
      beforeTerm: (age) => `${days(age)}, jour ${number(age + 1)} de vie, âge corrigé avant terme`,
    },
    birthWeight: {
      label: 'Poids de naissance',
      weighed: 'pesée le jour de la naissance',
      notLogged: 'non noté',
      notWeighed: 'pas de pesée le jour de la naissance',
    },
    logging: {
      label: 'Jours entièrement notés',
      noneOver: 'aucun jour n’est encore terminé',
      none: (over) => `Aucun sur ${number(over)}`,
      of: (kinds, over) => `${kinds.join(' · ')} sur ${number(over)}`,
      feed: (count) => `Tétées ${number(count)}`,
      diaper: (count) => `Couches ${number(count)}`,
      sleep: (count) => `Sommeil ${number(count)}`,
      complete: 'moyennes sur les jours complets',
      gaps: (count) => counted(count, 'jour a un trou', 'jours ont des trous'),
      empty: (count) => counted(count, 'jour est vide', 'jours sont vides'),
      gapsAndEmpty: (gaps, empty) =>
        `${counted(gaps, 'jour a un trou', 'jours ont des trous')}, ${counted(empty, 'vide', 'vides')}`,
    },
    vaccines: {
      since: (visit, vaccines) => `Vaccins depuis la visite du ${visit}\u00a0: ${vaccines.join('\u202f; ')}.`,
      all: (vaccines) => `Vaccins notés\u00a0: ${vaccines.join('\u202f; ')}.`,
      vaccine: (name, day) => `${name} (${day})`,
      earlier: (count) => counted(count, 'antérieur', 'antérieurs'),
    },
    kinds: { feed: 'Tétées', diaper: 'Couches', sleep: 'Sommeil' },
    weekly: {
      feed: 'Tétées par jour, moyenne par semaine',
      diaper: 'Couches par jour, moyenne par semaine',
      sleep: 'Heures de sommeil par jour, moyenne par semaine',
    },
    figures: {
      none: 'Rien de noté',
      only: {
        label: 'Total noté',
        feed: (count) => counted(count, 'tétée', 'tétées'),
        diaper: (count) => counted(count, 'couche', 'couches'),
        sleep: (count) => counted(count, 'période de sommeil', 'périodes de sommeil'),
        why: 'aucun jour complet\u00a0: une moyenne par jour serait trompeuse',
      },
      of: (some, all) => `${number(some)} sur ${number(all)}`,
      range: (least, most) => `${least} à ${most}`,
      rangeOver: (least, most, count) => `${least} à ${most}, sur ${completeDays(count)}`,
      feeds: 'Tétées en 24 h',
      sources: 'Au sein seul, avec biberon',
      sides: 'Gauche et droite en 24 h',
      sidesMinutes: (left, right) => `${number(left)} + ${number(right)} min`,
      balance: (left, right) => `soit ${number(left)}\u00a0% à gauche, ${number(right)}\u00a0% à droite`,
      intervals: {
        day: {
          label: 'Entre deux débuts, le jour',
          more: (longest) => `médiane, 7 h – 19 h\u202f; max. ${longest}`,
        },
        night: {
          label: 'Entre deux débuts, la nuit',
          more: (longest) => `médiane, 19 h – 7 h\u202f; max. ${longest}`,
        },
      },
      bottles: {
        label: 'Au biberon en 24 h',
        unmeasured: 'trop de biberons sans quantité',
        someDays: (amounts, count) =>
          plural(count, {
            one: `${amounts}, sur le jour complet avec toutes les quantités`,
            other: `${amounts}, sur les ${completeDays(count)} avec toutes les quantités`,
          }),
      },
      oneBottle: 'Un biberon',
      byWeight: {
        label: 'Au biberon, selon le poids',
        value: (ml) => `${number(ml)} ml/kg/jour`,
        over: (count) => `sur ${completeDays(count)} avec un poids connu`,
        unknown: 'aucun poids connu pour ces jours',
      },
      diapers: 'Couches en 24 h',
      wet: 'Mouillées, les deux compris',
      dirty: 'Avec selles, les deux compris',
      atLeast: {
        wet: (day) => `Mouillées, min. jusqu’à J${number(day)}`,
        dirty: (day) => `Avec selles, min. jusqu’à J${number(day)}`,
      },
      below: (least) => `Jours en dessous de ${least}`,
      callIfWorried: (sources) => `${sources}. En cas d’inquiétude, appelez votre médecin.`,
      notCounted: {
        label: 'Jours non comptés pour les couches',
        more: 'des heures sans couche\u00a0: non notée, ou aucune',
      },
      asleep: 'Sommeil en 24 h',
      night: 'La nuit, selon le journal',
      naps: 'Le jour, en siestes',
      napsPerDay: 'Siestes par jour',
      longest: 'Plus long sommeil',
      longestSoFar: (span) => `${span} jusqu’ici`,
    },
    usual: {
      only: (age, range, publisher) => `Habituel à ${age}\u00a0: ${range} (${publisher})`,
      withOthers: (age, range, publisher, others) =>
        `Habituel à ${age}\u00a0: ${range} (${publisher}). Autres\u00a0: ${others.join(', ')}`,
      other: (range, publisher) => `${range} (${publisher})`,
      onFormula: (publisher) => `${publisher} (au lait infantile)`,
    },
    sources: (sources) =>
      `Les moyennes et les fourchettes ne portent que sur les jours terminés et sans trou. Une couche à la fois mouillée et avec selles compte dans les deux. Les nombres dits «\u00a0habituels\u00a0» ou «\u00a0au minimum\u00a0» valent pour des bébés nés à terme et en bonne santé\u202f; ils ne jugent personne. Sources\u00a0: ${sources.join('\u202f; ')}.`,
    words: {
      empty: 'Questions et notes',
      questions: { title: 'Questions pour la visite', more: 'Questions pour la visite, suite' },
      notes: { title: 'Notes des parents', more: 'Notes des parents, suite' },
      next: '(suite à la page suivante)',
    },
    hours: {
      title: 'Les 24 heures de chaque jour',
      average: 'Moyenne des jours complets',
      both: '+ les 2',
      signs: {
        left: 'Sein gauche',
        right: 'Sein droit',
        bottle: 'Biberon',
        sleep: 'Sommeil',
        wet: 'Pipi',
        dirty: 'Selles',
        both: 'Les 2',
        gap: 'Rien de noté',
      },
      notes: (gap) => [
        'Heures locales. Une tétée compte pour le jour où elle commence\u202f; les deux seins, plus un biberon donné dans les 30 min, ne font qu’une tétée. Le sommeil est coupé à minuit. Tiret\u00a0: rien de noté.',
        'Une couche avec pipi et selles compte dans les deux colonnes. Entre parenthèses\u00a0: le minimum pour ce jour de vie (sources à la dernière page).',
        `${gap} Faute d’entrées pendant des heures, le chiffre est peut-être trop bas\u202f; il n’entre dans aucune moyenne. Trait fin\u00a0: rien de noté pendant des heures.`,
        'Signe +\u00a0: un ou plusieurs biberons sans quantité. Les moyennes des biberons portent sur les jours où toutes les quantités sont connues. † Jour non terminé.',
      ],
      pumping: {
        line: (parts) => `Tire-lait\u00a0: ${parts.join(', ')}.`,
        sessions: (sessions) => counted(sessions, 'séance', 'séances'),
        unmeasured: (sessions) => `${number(sessions)} sans quantité`,
        perDay: (amount) => `${amount} par jour avec tire-lait`,
        gap: (time) => `au plus ${time} entre deux séances`,
        sides: (known, sessions, left, right) =>
          `Tiré et tété par côté (quantités connues pour ${number(known)} séances sur ${number(sessions)})\u00a0: à gauche ${left}\u202f; à droite ${right}.`,
        side: (pumped, nursed) => `${pumped} tirés, ${nursed} au sein`,
      },
    },
    appendix: {
      title: 'Annexe\u00a0: toutes les entrées',
      continued: (day) => `${day}, suite`,
      range: (start, end) => `${start} – ${end}`,
      place: (zone) => `fuseau ${zone}`,
    },
  },
  period: {
    title: (count) => (count === 7 ? 'Bilan de la semaine' : `Bilan de ${days(count)}`),
    file: {
      title: (name, period) => `${name}, ${period}`,
      subject: 'Tétées, couches, sommeil et croissance, notés par la famille',
    },
    about: {
      female: {
        born: (born, age) => `Fille, née le ${born}, ${age}`,
        notBorn: (born) => `Fille, date de naissance ${born}, pas encore née`,
      },
      male: {
        born: (born, age) => `Garçon, né le ${born}, ${age}`,
        notBorn: (born) => `Garçon, date de naissance ${born}, pas encore né`,
      },
    },
    zone: (zone) => `Fuseau horaire\u00a0: ${zone}`,
    figures: {
      none: (count) => (count === 7 ? 'Rien de noté dans la semaine' : `Rien de noté sur ${days(count)}`),
      noDay: 'Pas encore de jour complet',
      average: (figure, count) => `${figure} par jour, sur ${days(count)}`,
      nothingBefore: 'Rien à comparer',
      noneBefore: (count, soFar) => `Rien de noté ${before(count, soFar)}`,
      tooFew: (count) =>
        count === 7 ? 'Trop peu d’entrées dans la semaine' : `Trop peu d’entrées sur ${days(count)}`,
      tooFewBefore: (count, soFar) => `Trop peu d’entrées ${before(count, soFar)}`,
      same: (count, soFar) => `Même total que ${before(count, soFar)}`,
      changed: (change, count, soFar) => `${change} au total vs ${before(count, soFar)}`,
    },
    table: {
      title: 'Jour par jour',
      total: (count) => (count === 7 ? 'Semaine' : days(count)),
      average: 'Moyenne par jour',
      before: (count) => (count === 7 ? 'Semaine d’avant' : `${days(count)} d’avant`),
      beforeSoFar: (count) =>
        count === 7 ? 'Sem. dernière, même moment' : `${days(count)} d’avant, même moment`,
      change: 'Écart au total',
    },
    earlier: (count) =>
      plural(count, {
        one: `Le journal a ${number(count)} entrée antérieure.`,
        other: `Le journal a ${number(count)} entrées antérieures.`,
      }),
    least: (sources) =>
      `La ligne du graphique est le minimum de couches mouillées, les deux compris, par jour de vie, pour des bébés nés à terme. ${sources.join('. ')}.`,
    counting:
      'Une couche avec pipi et selles compte une fois, sous «\u00a0Les 2\u00a0». Un sommeil qui passe minuit est partagé entre ses jours. Un tiret\u00a0: rien de noté.',
    made: (day, clock) =>
      `Chiffres notés par la famille\u202f; ni avis médical ni diagnostic. Créé sur l’appareil de la famille le ${day}, ${clock}.`,
  },
};

import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';
import { doseAmount } from './data/dose-amount.ts';

const { plural, number } = grammarOf('fr');

/** Why forms refuse values, and what they ask. Clock times, dates and amounts are already formatted. */
export const faults: Words['faults'] = {
  fields: {
    noDate: 'C’était quel jour\u202f? Choisissez une date.',
    noTime: 'C’était à quelle heure\u202f?',
    noEnd: 'À quelle heure était-ce fini\u202f?',
    noDays: 'Choisissez le premier et le dernier jour.',
    noChoice: 'Choisissez une réponse.',
    noNumber: 'Saisissez un nombre.',
    noText: 'Remplissez ce champ.',
    noFeedType: 'Gauche, droite ou biberon\u202f?',
    noDiaperType: 'Pipi, selles, les deux, ou sèche\u202f?',
    dryWithColor: 'Une couche sèche n’a pas de couleur. Retirez la couleur, ou choisissez Selles.',
    tooManyColors: (limit) => `Choisissez ${number(limit)} couleurs au plus.`,
    noSleepType: 'Sieste ou nuit\u202f?',
    noMeasure: 'Saisissez au moins une mesure\u00a0: poids, taille ou périmètre crânien.',
    noName: 'Quel est le prénom du bébé\u202f? Un surnom convient aussi.',
    noBirthDate: 'Quand le bébé est-il né\u202f? Choisissez une date.',
    noSex: 'Fille ou garçon\u202f? Les courbes de croissance diffèrent.',
    halfDate: 'La date est incomplète. Saisissez le jour, le mois et l’année.',
    halfTime: 'L’heure est incomplète. Saisissez les heures et les minutes.',
    halfTyped: 'C’est incomplet. Complétez.',
    notADate: (typed) => `«\u00a0${typed}\u00a0» n’est pas une date. Choisissez-en une autre.`,
    notATime: (typed) => `«\u00a0${typed}\u00a0» n’est pas une heure entre 00:00 et 23:59.`,
    notANumber: (typed, example) =>
      `«\u00a0${typed}\u00a0» n’est pas un nombre. Saisissez par exemple ${example}.`,
    notAnAmount: (typed, example) =>
      `«\u00a0${typed}\u00a0» n’est pas une quantité. Saisissez un nombre, par exemple ${example}.`,
    notADueDate: 'Choisissez la date du terme, ou laissez vide.',
    notWhole: 'Saisissez un nombre entier.',
    notStorable: 'Impossible d’enregistrer. Vérifiez votre saisie.',
    dateTooEarly: (date) => `${date}, c’est trop ancien. Vérifiez l’année.`,
    dateInFuture: (date) => `${date}, c’est dans le futur. Choisissez un autre jour.`,
    birthTooEarly: (date) => `${date}, c’est trop ancien pour un bébé. Vérifiez l’année.`,
    birthInFuture: (date) => `${date}, c’est dans le futur. Choisissez le jour de la naissance.`,
    dueDateTooFar: (weeks) =>
      `C’est à plus de ${number(weeks)} semaines de la naissance. Vérifiez les deux dates.`,
    daysReversed: 'Le dernier jour précède le premier. Inversez les deux dates.',
    daysInFuture: 'Ces jours sont dans le futur. Choisissez des jours jusqu’à aujourd’hui.',
    nextTooEarly: 'La prochaine visite doit être après celle-ci. Vérifiez la date.',
    tooManyDays: (limit) => `Cela fait plus d’un an. Choisissez ${number(limit)} jours au plus.`,
    endTooFar: (start, end, hours) =>
      `De ${start} à ${end} le lendemain, il y a plus de ${number(hours)} heures. Vérifiez les deux heures.`,
    tooManyHours: (hours) => `Cela fait plus de ${number(hours)} heures. Vérifiez les deux heures.`,
    noteTooLong: (length, limit) =>
      `Cette note compte ${number(length)} caractères. Raccourcissez-la à ${number(limit)}.`,
    visitNotesTooLong: (length, limit) =>
      `Ces notes comptent ${number(length)} caractères. Raccourcissez-les à ${number(limit)}.`,
    visitQuestionsTooLong: (length, limit) =>
      `Ces questions comptent ${number(length)} caractères. Raccourcissez-les à ${number(limit)}.`,
    lineTooLong: (length, limit) =>
      `Une ligne compte ${number(length)} caractères. Raccourcissez-la à ${number(limit)}.`,
    foodTooLong: (length, limit) =>
      `Le nom d’un aliment compte ${number(length)} caractères. Raccourcissez-le à ${number(limit)}.`,
    noFood: 'C’était quel aliment\u202f?',
    tooManyFoods: (foods, limit) =>
      `Cela fait ${number(foods)} aliments. Notez-en ${number(limit)} au plus par repas.`,
    nameTooLong: (limit) => `Utilisez ${number(limit)} caractères au plus pour le nom.`,
    tooManyDecimals: (limit) => `Utilisez ${number(limit)} décimales au plus.`,
    nameTaken: 'Un autre bébé porte ce prénom. Ajoutez une initiale ou un deuxième prénom.',
    nothingDrunk: 'Si votre bébé n’a rien bu, laissez la quantité vide.',
    lessThanOneSide: 'Le total est inférieur à l’un des côtés. Vérifiez les quantités.',
    shareWithoutAmount: 'Saisissez aussi la quantité totale.',
    shareOutside: (whole) => `Saisissez plus de 0 et moins de ${whole}.`,
    tooManyOunces: '16 onces font une livre. Ajoutez-la aux livres, puis saisissez les onces restantes.',
    bottleTooLarge: {
      plain: (amount) => `${amount}, c’est plus d’un litre. Vérifiez la quantité et son unité.`,
      otherUnit: (amount, ml, oz) =>
        `${amount}, c’est plus d’un litre. Vouliez-vous dire ${ml}\u202f? Cela fait environ ${oz}.`,
    },
    outside: (amount, low, high) =>
      `${amount} n’est pas entre ${low} et ${high}. Vérifiez le nombre et son unité.`,
  },
  questions: {
    yes: 'Oui, enregistrer tel quel',
    timeRepeated: {
      text: (clock) =>
        `Cette nuit-là, on a reculé l’heure\u00a0: il y a donc eu deux fois ${clock}. Laquelle était-ce\u202f?`,
      earlier: (clock) => `Le premier ${clock}, avant le changement d’heure`,
      later: (clock) => `Le deuxième ${clock}, après le changement d’heure`,
    },
    timeSkipped: {
      text: (clock) =>
        `Cette nuit-là, on a avancé l’heure\u00a0: ${clock} n’a donc pas existé. Quelle heure vouliez-vous dire\u202f?`,
      earlier: (clock) => `${clock}, avant le changement d’heure`,
      later: (clock) => `${clock}, après le changement d’heure`,
    },
    endSkipped: {
      text: (clock, end) =>
        `Cette nuit-là, on a avancé l’heure\u00a0: ${clock} n’a donc pas existé. Était-ce fini à ${end}, après le changement\u202f?`,
      later: (end) => `Oui, à ${end}`,
    },
    inFuture: (clock, date) => `${clock} le ${date}, c’est dans le futur. Est-ce exact\u202f?`,
    longSpan: (length) => `Cela fait ${length} du début à la fin. Est-ce exact\u202f?`,
    largeBottle: {
      plain: (amount) => `${amount}, c’est beaucoup pour un biberon à cet âge. Est-ce exact\u202f?`,
      otherUnit: (amount, ml, oz) =>
        `${amount}, c’est beaucoup pour un biberon à cet âge. Vouliez-vous dire ${ml}\u202f? Cela fait environ ${oz}.`,
      no: (amount) => `Non, enregistrer ${amount}`,
    },
    muchMilk: (amount) => `${amount}, c’est beaucoup pour une séance. Est-ce exact\u202f?`,
    moreThanStored: (amount, stored) =>
      `Il y a ${stored} en réserve. Avez-vous vraiment pris ${amount}\u202f?`,
    offChart: {
      'weight-for-age': {
        below:
          'Ce poids est très en dessous de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
        above:
          'Ce poids est très au-dessus de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
      },
      'length-for-age': {
        below:
          'Cette taille est très en dessous de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
        above:
          'Cette taille est très au-dessus de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
      },
      'head-for-age': {
        below:
          'Ce périmètre crânien est très en dessous de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
        above:
          'Ce périmètre crânien est très au-dessus de la courbe OMS pour cet âge. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
      },
      'weight-for-length': {
        below:
          'Ce poids est très en dessous de la courbe OMS pour cette taille. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
        above:
          'Ce poids est très au-dessus de la courbe OMS pour cette taille. Est-ce exact\u202f? Vérifiez le nombre et son unité.',
      },
    },
    otherDegrees: {
      F: (typed) => `${typed}, c’est trop élevé. Vouliez-vous dire °F\u202f?`,
      C: (typed) => `${typed}, c’est trop bas. Vouliez-vous dire °C\u202f?`,
      yes: (meant) => `Oui, ${meant}`,
    },
    dose: {
      amount: doseAmount,
      last: {
        ago: (what, when, span, limit) =>
          `Dernière\u00a0: ${of(what)}${when}, il y a ${span}. Vous avez fixé au moins ${limit}.`,
        before: (what, when, span, limit) =>
          `Précédente\u00a0: ${of(what)}${when}, ${span} avant. Vous avez fixé au moins ${limit}.`,
      },
      next: (what, when, span, limit) =>
        `Suivante\u00a0: ${of(what)}${when}, ${span} après. Vous avez fixé au moins ${limit}.`,
      onDay: (clock, date) => `${clock} le ${date}`,
      many: (count, most) =>
        plural(count, {
          one: `Cela fait ${number(count)} dose en 24 h. Vous avez fixé ${number(most)} au plus.`,
          other: `Cela fait ${number(count)} doses en 24 h. Vous avez fixé ${number(most)} au plus.`,
        }),
      yes: 'Noter quand même',
    },
    rareTemperature: (temperature) => `${temperature}, c’est rare. Est-ce exact\u202f?`,
    earlySolids:
      'Les aliments solides commencent en général vers 6 mois, pas avant 4 (American Academy of Pediatrics\u202f; ceci n’est pas un avis médical). Enregistrer ce repas\u202f?',
    beforeBirth: (date, name, birthDate) =>
      `Le ${date}, c’est avant la naissance (${name}, ${birthDate}). La date est-elle exacte\u202f?`,
    entriesBeforeBirth: (entries) =>
      plural(entries, {
        one: `${number(entries)} entrée est antérieure à ce jour. Les moyennes l’ignoreraient. La date est-elle exacte\u202f?`,
        other: `${number(entries)} entrées sont antérieures à ce jour. Les moyennes les ignoreraient. La date est-elle exacte\u202f?`,
      }),
  },
};

function of(what: string): string {
  return what ? `${what} à ` : '';
}

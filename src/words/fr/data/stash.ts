import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The milk stash. Amounts, days and clock times are already formatted. */
export const stash: Words['stash'] = {
  title: 'Réserve de lait',
  about: 'D’après ce que vous avez tiré, pris et compté.',
  reading: 'Lecture de la réserve…',
  places: { fridge: 'Frigo', freezer: 'Congélateur' },
  empty: {
    fridge:
      'Pas encore de lait ici. Notez une séance de tire-lait avec «\u00a0Frigo\u00a0», ou comptez ce qui s’y trouve.',
    freezer:
      'Pas encore de lait ici. Notez une séance de tire-lait avec «\u00a0Congélateur\u00a0», ou comptez ce qui s’y trouve.',
  },
  useFirst: 'En premier',
  bags: {
    fridge: 'Au frigo, à utiliser dans cet ordre',
    freezer: 'Au congélateur, à utiliser dans cet ordre',
  },
  pumped: (day) => `Du ${day}`,
  ages: {
    fridge: (day) => `à utiliser jusqu’au ${day}`,
    freezer: (best, acceptable) => `de préférence jusqu’au ${best}, au plus tard le ${acceptable}`,
    thawed: (day, clock) => `décongelé, à utiliser jusqu’au ${day}, ${clock}`,
  },
  past: {
    fridge: (days) =>
      plural(days, {
        one: `plus de ${number(days)} jour`,
        other: `plus de ${number(days)} jours`,
      }),
    freezer: (months) => `plus de ${number(months)} mois`,
    thawed: (hours) =>
      plural(hours, {
        one: `décongelé depuis plus de ${number(hours)} heure`,
        other: `décongelé depuis plus de ${number(hours)} heures`,
      }),
  },
  short: (amount) => `Vous avez pris ${amount} de plus que noté. Comptez ce qui s’y trouve.`,
  acts: { takeOut: 'Prendre', discard: 'Jeter', count: 'Compter' },
  actsIn: {
    takeOut: { fridge: 'Prendre au frigo', freezer: 'Prendre au congélateur' },
    discard: { fridge: 'Jeter du lait du frigo', freezer: 'Jeter du lait du congélateur' },
    count: { fridge: 'Compter le frigo', freezer: 'Compter le congélateur' },
  },
  amount: 'Quantité',
  purpose: 'Pour quoi faire',
  why: 'Pourquoi',
  purposes: {
    bottle: 'Biberon, à noter maintenant',
    fed: 'Biberon, déjà noté',
    thawed: 'Décongeler au frigo',
    donated: 'Don',
    expired: 'Trop vieux',
    spilled: 'Renversé',
  },
  oldest: 'Lait le plus ancien du',
  save: 'Enregistrer',
  done: {
    out: {
      fridge: (amount) => `${amount} pris au frigo`,
      freezer: (amount) => `${amount} pris au congélateur`,
    },
    thawed: (amount) => `${amount} à décongeler au frigo`,
    bottle: (name, amount) => `Biberon pour ${name}\u00a0: ${amount}`,
    counted: {
      fridge: (amount) => `Frigo compté\u00a0: ${amount}`,
      freezer: (amount) => `Congélateur compté\u00a0: ${amount}`,
    },
    removed: (what) => `Retiré\u00a0: ${what}`,
  },
  moves: {
    title: 'Pris et compté',
    what: {
      fed: (amount) => `${amount} pour un biberon`,
      thawed: (amount) => `${amount} décongelés`,
      expired: (amount) => `${amount} trop vieux`,
      spilled: (amount) => `${amount} renversés`,
      donated: (amount) => `${amount} donnés`,
      count: (amount) => `${amount} comptés`,
      pumped: (amount) => `${amount} tirés`,
    },
    when: (place, day, clock) => `${place} · ${day}, ${clock}`,
    remove: 'Retirer',
    removeOne: (what) => `Retirer\u00a0: ${what}`,
  },
  keeping: {
    title: 'Combien de temps le lait se garde',
    fridge: (days) =>
      plural(days, {
        one: `Au réfrigérateur\u00a0: ${number(days)} jour au plus.`,
        other: `Au réfrigérateur\u00a0: ${number(days)} jours au plus.`,
      }),
    freezer: (best, acceptable) =>
      `Au congélateur\u00a0: idéalement ${number(best)} mois, ${number(acceptable)} au plus.`,
    thawed: (hours) =>
      plural(hours, {
        one: `Décongelé au réfrigérateur\u00a0: ${number(hours)} heure. Ne jamais recongeler.`,
        other: `Décongelé au réfrigérateur\u00a0: ${number(hours)} heures. Ne jamais recongeler.`,
      }),
    leftover: (hours) =>
      plural(hours, {
        one: `Reste d’un biberon\u00a0: ${number(hours)} heure.`,
        other: `Reste d’un biberon\u00a0: ${number(hours)} heures.`,
      }),
    notAdvice: 'Pour les bébés nés à terme et en bonne santé. Ce n’est pas un avis médical.',
  },
  summary: {
    title: 'Tire-lait',
    sessions: 'Séances',
    pumped: 'Tiré',
    onADay: 'par jour avec tire-lait',
    unmeasured: (sessions) =>
      plural(sessions, {
        one: `${number(sessions)} séance sans quantité`,
        other: `${number(sessions)} séances sans quantité`,
      }),
    longestGap: 'Plus long écart entre deux séances',
    sides: 'Tiré et tété, par côté',
    side: 'Côté',
    nursed: 'Au sein',
    left: 'Gauche',
    right: 'Droite',
    sidesKnown: (known, sessions) =>
      `Quantités par côté connues pour ${number(known)} séances sur ${number(sessions)}.`,
    open: 'Voir la réserve de lait',
  },
};

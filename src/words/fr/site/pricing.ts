import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The page about the plans. */
export const pricing: Words['pricing'] = {
  title: 'Tarifs',
  heading: 'Des prix simples, sans surprise',
  description: (trialDays) =>
    `Commencez par ${plural(trialDays, { one: `${number(trialDays)} jour`, many: `${number(trialDays)} jours`, other: `${number(trialDays)} jours` })} de toute l’appli, gratuitement et sans carte. Chaque formule est remboursable pendant 7 jours.`,
  free: {
    title: (trialDays) =>
      plural(trialDays, {
        one: 'Votre premier jour est gratuit',
        many: `Vos ${number(trialDays)}\u00a0premiers jours sont gratuits`,
        other: `Vos ${number(trialDays)}\u00a0premiers jours sont gratuits`,
      }),
    text: 'Toute l’appli, sans carte. Ensuite, la saisie, les minuteurs, le mode berceau, les imports et votre export complet restent gratuits.',
  },
  notChanged: {
    title: 'Votre formule n’a pas changé',
    todo: 'Votre journal est en sécurité. Réessayez.',
  },
  allows: {
    title: 'Ce que contient chaque formule',
    lead: 'Noter tous les types, les photos, la réserve de lait, l’accueil, et exporter ou supprimer toutes vos données restent gratuits, quelle que soit la formule.',
    label: 'Les formules en tableau',
    plan: 'Formule',
    babies: 'Profils de bébés',
    trends: 'Calendrier, tendances, courbes de croissance',
    sharing: 'Partage avec d’autres téléphones',
    summaryExports: 'Bilans PDF et CSV',
    planners: 'Planners',
    firstDays: (days) =>
      plural(days, {
        one: `Gratuit, ${number(days)} premier jour`,
        many: `Gratuit, ${number(days)} premiers jours`,
        other: `Gratuit, ${number(days)} premiers jours`,
      }),
    afterwards: 'Gratuit, ensuite',
    starter: (plan) => `${plan}, 3 mois`,
    unlimited: 'Illimité',
    yes: 'Oui',
    no: 'Non',
    planner: { sample: 'Exemple d’un jour', kit: 'Planner Kit', all: 'Tous' },
    joining: 'Un téléphone peut rejoindre un journal partagé avec toutes les formules.',
    note: 'Les fonctions de Starter durent 3 mois à partir du jour où vous la choisissez. Ensuite, elle marche comme Gratuit. Le planner reste à vous. Les profils supplémentaires continuent de marcher.',
  },
  plans: {
    starter: {
      description: 'Le planner papier, et l’appli pour les trois premiers mois.',
      features: [
        'Planner PDF pour GoodNotes ou à imprimer',
        'Accès de base à l’appli web pendant 3 mois',
        '1 profil de bébé',
        'Exports PDF et CSV',
      ],
      choose: 'Choisir Starter',
    },
    plus: {
      description: 'Tout. Ou 49 $ par an\u00a0: 23 $ d’économie (plus de 30\u00a0%).',
      features: [
        'Accès complet à l’appli web',
        'Profils de bébés illimités',
        'Exports illimités',
        'Calendrier et tendances',
        'Aide prioritaire',
        'Futurs modèles',
      ],
      choose: 'Choisir Plus',
    },
    lifetime: {
      description: 'Payez une fois, gardez-la pour ce bébé et le suivant.',
      features: ['Toutes les fonctions de Plus', 'Accès web à vie', 'Tous les planners, actuels et futurs'],
      choose: 'Choisir Lifetime',
    },
  },
  frequency: { once: 'une fois', monthly: 'par mois', yearly: 'par an' },
  card: {
    popular: 'La plus choisie',
    yours: 'Votre formule',
    over: 'Votre formule est terminée',
    paid: (plan) => `${plan}, paiement`,
    monthly: 'Par mois',
    yearly: 'Par an',
    guarantee: 'Remboursable pendant 7 jours',
  },
  lower: {
    title: (held, lower) => `Passer de ${held} à ${lower}\u202f?`,
    description: (held, lower) => `${lower} comprend moins que ${held}. Votre journal reste tel quel.`,
    change: (lower) => `Passer à ${lower}`,
    keep: (held) => `Garder ${held}`,
  },
  signUpFirst: {
    title: 'Créez d’abord un compte',
    description: (plan) => `Vous avez choisi la formule ${plan}. Créez un compte pour continuer.`,
  },
  before: 'Avant de choisir',
  answers: [
    {
      title: 'L’essai gratuit de 14 jours',
      text: 'Chaque nouveau compte commence par 14 jours de toute l’appli. Ensuite, vous pouvez toujours noter pour tous vos bébés, et votre journal reste. D’autres profils, le calendrier et les courbes de croissance sont inclus dans Plus et Lifetime. Les bilans PDF et CSV aussi, ainsi que dans Starter pendant trois mois. Nous ne demandons pas de carte\u00a0: rien ne peut donc être débité.',
    },
    {
      title: 'Le remboursement pendant 7 jours',
      text: 'Vous changez d’avis dans les 7 jours après l’achat d’une formule\u202f? Écrivez-nous et nous vous remboursons. Sans question.',
    },
    {
      title: 'Résiliez à tout moment',
      text: 'Plus se renouvelle chaque mois ou chaque an. Écrivez-nous par la page d’aide et elle ne se renouvellera pas. Starter et Lifetime Bundle se paient une fois\u00a0: il n’y a rien à résilier.',
    },
    {
      title: 'Vos données sont à vous',
      text: 'Votre journal et vos photos restent dans votre navigateur. Nous ne pouvons pas vendre vos données, puisque nous ne les avons pas. Exportez ou supprimez tout depuis votre profil, avec toutes les formules, même terminées.',
    },
  ],
  planners: 'Les formules comprennent des planners. Comparez avec ceux à l’unité dans la boutique.',
  compare: 'Comparer les formules',
  question: 'Encore une question\u202f?',
  contact: 'Nous écrire',
};

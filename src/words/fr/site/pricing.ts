import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The page about the plans. */
export const pricing: Words['pricing'] = {
  title: 'Tarifs',
  heading: 'Des prix simples, sans surprise',
  description: (trialDays) =>
    `Profitez de toute l’appli pendant ${plural(trialDays, { one: `${number(trialDays)} jour`, other: `${number(trialDays)} jours` })}, gratuitement et sans carte. Chaque formule est remboursable pendant 7 jours.`,
  free: {
    title: (trialDays) =>
      plural(trialDays, {
        one: 'Votre premier jour est gratuit',
        other: `Vos ${number(trialDays)}\u00a0premiers jours sont gratuits`,
      }),
    text: 'Toute l’appli, sans carte. Ensuite, la saisie, les chronos, le mode berceau, les imports et votre export complet restent gratuits.',
  },
  notChanged: {
    title: 'Votre formule n’a pas changé',
    todo: 'Votre journal est en sécurité. Réessayez.',
  },
  allows: {
    title: 'Ce que contient chaque formule',
    lead: 'Tout noter, les photos, la réserve de lait, l’accueil, l’export et la suppression de vos données\u00a0: gratuit, quelle que soit la formule.',
    label: 'Les formules en tableau',
    plan: 'Formule',
    babies: 'Profils de bébés',
    trends: 'Calendrier, tendances, courbes de croissance',
    sharing: 'Partage avec d’autres téléphones',
    summaryExports: 'Bilans PDF et CSV',
    planners: 'Carnets',
    firstDays: (days) =>
      plural(days, {
        one: `Gratuit, ${number(days)} premier jour`,
        other: `Gratuit, ${number(days)} premiers jours`,
      }),
    afterwards: 'Gratuit, ensuite',
    starter: (plan) => `${plan}, 3 mois`,
    unlimited: 'Illimité',
    yes: 'Oui',
    no: 'Non',
    planner: { sample: 'Une page d’exemple', kit: 'Planner Kit', all: 'Tous' },
    joining: 'Rejoindre un journal déjà partagé\u00a0: possible avec toutes les formules.',
    note: 'Les fonctions de Starter durent 3 mois à partir du jour où vous choisissez cette formule. Ensuite, vous avez celles de Gratuit. Le carnet reste à vous. Les profils supplémentaires restent utilisables.',
  },
  plans: {
    starter: {
      description: 'Le carnet à imprimer, et l’appli pour les trois premiers mois.',
      features: [
        'Carnet PDF pour GoodNotes ou à imprimer',
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
      description: 'Un seul paiement, pour ce bébé et les suivants.',
      features: ['Toutes les fonctions de Plus', 'Accès web à vie', 'Tous les carnets, actuels et futurs'],
      choose: 'Choisir Lifetime',
    },
  },
  frequency: { once: 'une fois', monthly: 'par mois', yearly: 'par an' },
  card: {
    popular: 'La plus choisie',
    yours: 'Votre formule',
    over: 'Votre formule a expiré',
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
      text: 'Chaque nouveau compte donne accès à toute l’appli pendant 14 jours. Ensuite, vous pouvez toujours noter pour tous vos bébés, et votre journal reste. Les profils supplémentaires, le calendrier et les courbes de croissance sont inclus dans Plus et Lifetime. Les bilans PDF et CSV aussi, ainsi que dans Starter pendant trois mois. Nous ne demandons pas de carte\u00a0: rien ne peut donc être débité.',
    },
    {
      title: 'Le remboursement pendant 7 jours',
      text: 'Vous changez d’avis dans les 7 jours après l’achat d’une formule\u202f? Écrivez-nous et nous vous remboursons. Sans poser de questions.',
    },
    {
      title: 'Résiliez à tout moment',
      text: 'Plus se renouvelle chaque mois ou chaque année. Écrivez-nous par la page d’aide et elle ne se renouvellera pas. Starter et Lifetime Bundle se paient une fois\u00a0: il n’y a rien à résilier.',
    },
    {
      title: 'Vos données sont à vous',
      text: 'Votre journal et vos photos restent dans votre navigateur. Nous ne pouvons pas vendre vos données, puisque nous ne les avons pas. Exportez ou supprimez tout depuis votre profil, quelle que soit la formule, même expirée.',
    },
  ],
  planners: 'Les formules comprennent des carnets. Comparez avec ceux vendus à l’unité dans la boutique.',
  compare: 'Comparer les formules',
  question: 'Encore une question\u202f?',
  contact: 'Nous écrire',
};

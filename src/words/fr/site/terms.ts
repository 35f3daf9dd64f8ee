import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The terms of service. The English text governs, and the page says so first. */
export const terms: Words['terms'] = {
  title: 'Conditions d’utilisation',
  effective: 'En vigueur le 22 octobre 2025',
  description:
    'Ce que vous pouvez attendre de nous, et nous de vous, en mots faciles à lire avec un bébé dans les bras.',
  about: {
    title: '1. De quoi il s’agit',
    text: 'Ce texte est une traduction\u202f; seule la version anglaise fait foi. Wee Hours est une appli web où parents et personnes qui gardent un enfant notent les tétées, les couches, le sommeil et la croissance, et une boutique de carnets et de modèles numériques. En l’utilisant, vous acceptez ces conditions. Si vous ne les acceptez pas, merci de ne pas l’utiliser.',
  },
  advice: {
    title: '2. Pas un avis médical',
    text: 'Wee Hours est un journal. Il ne diagnostique, ne traite et ne surveille rien, et les fourchettes qu’il affiche sont des chiffres généraux tirés des sources nommées à côté. Il ne remplace pas votre médecin. Si quelque chose vous inquiète chez votre bébé, appelez votre médecin. En cas d’urgence, appelez votre numéro d’urgence (15 ou 112 en France). N’attendez jamais après une appli.',
  },
  account: {
    title: '3. Votre compte',
    text: 'Vous devez avoir l’âge de conclure un contrat. Votre compte se trouve dans votre navigateur, sur votre appareil\u00a0: c’est donc à vous d’en garder le mot de passe et le code de secours. Nous ne pouvons ni les voir ni vous en envoyer de nouveaux. Vous êtes responsable de ce qui est fait avec votre compte sur vos appareils.',
  },
  records: {
    title: '4. Votre journal',
    text: (link) => [
      'Ce que vous notez est à vous. C’est gardé sur votre appareil, comme le dit la ',
      link('politique de confidentialité'),
      ', et nous n’en avons pas de copie. Exportez de temps en temps\u00a0: si votre appareil est perdu ou si les données de son navigateur sont effacées, nous ne pouvons pas retrouver votre journal.',
    ],
  },
  plans: {
    title: '5. Essai, formules et prix',
    text: (trialDays, link) => [
      `Un nouveau compte commence par un essai gratuit de ${plural(trialDays, { one: `${number(trialDays)} jour`, other: `${number(trialDays)} jours` })}. Les formules, leurs prix et leur contenu sont sur la `,
      link('page des tarifs'),
      '. Plus se renouvelle chaque mois ou chaque année jusqu’à sa résiliation. Starter et Lifetime Bundle se paient une fois. Les prix sont en dollars américains. «\u00a0Lifetime\u00a0» (à vie) veut dire aussi longtemps que Wee Hours est proposé. Là où un paiement est demandé, un prestataire de paiement par carte l’encaisse sur sa propre page. Votre numéro de carte ne nous parvient jamais.',
    ],
  },
  refunds: {
    title: '6. Remboursement et résiliation',
    text: (link) => [
      'Dans les 7 jours après l’achat d’une formule, vous pouvez demander un remboursement\u00a0: écrivez-nous par la ',
      link('page d’aide'),
      '. Vous pouvez résilier à tout moment de la même façon. Ce que vous avez payé reste valable jusqu’à son terme. Noter, exporter et supprimer votre journal vous restent ouverts, quelle que soit la formule.',
    ],
  },
  products: {
    title: '7. Carnets, modèles et autocollants',
    text: 'Ils sont pour votre famille, à utiliser et à imprimer aussi souvent que vous voulez. Merci de ne pas les vendre, les transmettre ou les proposer au téléchargement.',
  },
  use: {
    title: '8. Bon usage',
    text: 'Utilisez Wee Hours dans le respect de la loi. N’essayez pas de nuire à son fonctionnement, d’accéder au journal d’autres personnes, ou de le présenter comme le vôtre.',
  },
  promise: {
    title: '9. Ce que nous promettons, et ce que nous ne pouvons pas',
    text: 'Nous développons Wee Hours avec soin et corrigeons ses défauts. Mais il est fourni «\u00a0tel quel\u00a0» et «\u00a0selon disponibilité\u00a0», sans garantie d’aucune sorte, expresse ou implicite, dans la mesure permise par la loi. Dans la même mesure, nous ne répondons ni des dommages indirects ou consécutifs ni de la perte de données, et notre responsabilité totale se limite à ce que vous nous avez payé dans les douze mois avant la réclamation. Rien ici ne vous retire les droits que la loi vous donne et auxquels on ne peut renoncer.',
  },
  changes: {
    title: '10. Changements, et fin',
    text: 'Nous pouvons changer ces conditions. Nous mettrons alors à jour la date ci-dessus et, si le changement est important, nous le dirons dans l’appli. Vous pouvez arrêter à tout moment en supprimant votre compte depuis votre profil. Nous pouvons cesser de proposer Wee Hours. Votre journal est sur votre appareil, et vous pouvez l’exporter.',
  },
  law: {
    title: '11. Droit applicable',
    text: 'Ces conditions sont régies par le droit de l’État de Californie, sans égard à ses règles de conflit de lois. Les litiges relèvent des tribunaux fédéraux et de l’État de Californie, sauf si la loi du lieu où vous vivez vous donne droit à un autre tribunal.',
  },
  contact: {
    title: '12. Nous écrire',
    text: (link) => ['Écrivez-nous par la ', link('page d’aide'), '. Nous répondons dans les 24 heures.'],
  },
};

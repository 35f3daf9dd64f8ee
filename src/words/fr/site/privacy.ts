import type { Words } from '#words/words.ts';

/** The privacy policy. */
export const privacy: Words['privacy'] = {
  title: 'Politique de confidentialité',
  effective: 'En vigueur le 22 octobre 2025',
  description:
    'En bref\u00a0: ce que vous notez reste dans votre navigateur, sur votre appareil. Cela n’en sort que si vous l’exportez.',
  kept: {
    title: 'Ce qui est gardé, et où',
    lead: 'Aucun serveur de Wee Hours ne détient votre journal. Votre navigateur garde tout ce qui suit sur cet appareil.',
    records: (bold) => [
      bold('Votre journal.'),
      ' Les bébés, ce que vous notez sur eux, la réserve de lait, votre liste de médicaments, les notes et les photos. Les photos sont réduites sur cet appareil, et les données comme le lieu en sont retirées. Chaque compte de cet appareil a sa propre base de données.',
    ],
    account: (bold) => [
      bold('Votre compte.'),
      ' Nom, adresse e-mail, formule, jour de création du compte et jour où vous avez choisi la formule. Votre mot de passe n’est gardé que sous forme de hachage salé (PBKDF2 avec SHA-256, 600 000 itérations ou plus), jamais en clair. Un code de secours n’est gardé que sous forme de hachage. Après des mots de passe erronés, le nombre d’échecs de suite est gardé avec un hachage de l’adresse e-mail concernée.',
    ],
    choices: (bold) => [
      bold('Vos choix.'),
      ' Unités, fuseau horaire, apparence, ce que vous notez et l’ordre des touches, les conseils que vous n’avez pas masqués, le dernier bébé affiché, vos notes et questions pour la prochaine visite, le sens des colonnes des tableaux importés, quand l’appli se verrouille, quand elle a servi pour la dernière fois, et qui est connecté.',
    ],
    order: (bold) => [
      bold('Ce qui garde votre journal en ordre.'),
      ' Un nom aléatoire pour cet appareil, qui distingue les entrées de deux téléphones, l’heure la plus tardive que son horloge a indiquée, et la dernière ouverture de votre journal.',
    ],
    messages: (bold, link) => [
      bold('Ce que vous nous envoyez depuis ce site.'),
      ' Un message du ',
      link('formulaire d’aide'),
      ' avec le nom et l’adresse e-mail que vous donnez, et une adresse pour la newsletter. Ils attendent dans une boîte d’envoi de votre navigateur.',
    ],
    files: (bold) => [
      bold('Les fichiers qu’une autre appli partage avec celle-ci.'),
      ' Ils attendent une heure au plus que vous les ouvriez. La déconnexion les supprime.',
    ],
    app: (bold) => [bold('L’appli elle-même.'), ' Une copie de ses pages, pour qu’elle s’ouvre sans réseau.'],
    demo: 'La démo utilise des données inventées dans la mémoire d’un onglet. Rien de ce que vous y notez n’est enregistré, et tout disparaît quand vous la quittez. L’apparence de l’appli est un choix pour cet appareil.',
  },
  sharing: {
    description:
      'En bref\u00a0: ce que vous notez reste dans votre navigateur, sur votre appareil. Cela n’en sort que si vous l’exportez, ou, chiffré, si vous le partagez avec un autre téléphone.',
    lead: 'Votre navigateur garde tout ce qui suit sur cet appareil. Aucun serveur ne peut le lire.',
    text: 'Si vous partagez le journal avec un autre téléphone, ses entrées voyagent chiffrées par un serveur. Seuls vos téléphones ont la clé. Le serveur connaît un nom aléatoire pour votre famille, quand vos téléphones envoient et lisent, combien, et depuis quelle adresse réseau. Il ne sait jamais ce que vous notez, sur qui, ni dans quelle langue. Il garde les entrées chiffrées 35 jours. Le portrait d’un bébé voyage avec le profil. Les photos des entrées restent sur le téléphone qui les a prises. Les autres téléphones voient votre nom et quand ce téléphone a envoyé quelque chose pour la dernière fois. Un téléphone qui cesse de partager, ou que vous retirez, garde ce qu’il a et ne reçoit plus rien.',
  },
  leaves: {
    title: 'Ce qui quitte votre appareil',
    records:
      'Rien de votre journal, sauf si vous l’exportez ou le partagez vous-même. Les fichiers PDF et CSV sont créés sur l’appareil, et vous décidez où ils vont. Les personnes à qui vous les donnez en disposent ensuite. Une sauvegarde avec phrase secrète montre quand elle a été faite, et rien d’autre de votre journal.',
    photos:
      'Les sauvegardes et les exports contiennent vos photos. Les journaux partagés entre téléphones n’en contiennent pas. Les tableaux CSV n’ont pas de photos.',
    reminders:
      'Un rappel pour un médicament est un fichier que vous ajoutez à votre calendrier. Votre calendrier peut le synchroniser avec d’autres appareils et personnes. Il s’intitule simplement «\u00a0Wee Hours\u00a0».',
    visits:
      'Charger ces pages est une visite ordinaire d’un site web\u00a0: les ordinateurs qui les fournissent voient votre adresse réseau, comme pour tout site. Les pages ne demandent rien à aucune autre entreprise. Il n’y a ni cookies, ni publicité, ni mesure d’audience, ni pistage.',
    messages:
      'Ce que vous écrivez dans le formulaire d’aide ou le champ de la newsletter nous est destiné. Si cette copie de Wee Hours est reliée à une boîte de réception, votre message y est envoyé et sert seulement à vous répondre ou à vous envoyer ce que vous avez demandé. Sinon, il reste dans votre navigateur.',
    payment:
      'Si vous payez une formule, vous payez sur la page d’un prestataire de paiement par carte, selon sa propre politique de confidentialité. Il voit ce que vous y saisissez, et rien de votre journal.',
  },
  password: {
    title: 'Ce que fait le mot de passe, et ce qu’il ne fait pas',
    text: 'Votre mot de passe ferme l’appli aux autres sur cet appareil, par exemple une baby-sitter qui emprunte la tablette ou un grand frère curieux. Il ne chiffre pas votre journal. Une personne qui a votre appareil déverrouillé en main et s’y connaît en navigateurs pourrait le lire. Le verrouillage et le chiffrement de l’appareil protègent votre journal\u00a0: utilisez donc les deux.',
  },
  time: {
    title: 'Durée de conservation',
    text: 'Aussi longtemps que vous le gardez. Ce que vous supprimez attend 30 jours sur cet appareil, au cas où ce serait une erreur. Ensuite, c’est définitif. Un compte que vous supprimez disparaît aussitôt. Ce que vous nous avez écrit reste sur cet appareil jusqu’à la suppression de son dernier compte. Effacer les données de ce site dans votre navigateur supprime tout, aussitôt et définitivement. Certains navigateurs le font d’eux-mêmes quand vous n’avez pas visité un site depuis un moment. Pour protéger votre journal, mettez Wee Hours sur votre écran d’accueil et exportez de temps en temps.',
  },
  rights: {
    title: 'Vos droits',
    text: 'Vous pouvez voir, corriger, exporter et supprimer votre journal et votre compte depuis votre profil, à tout moment et quelle que soit la formule, sans rien nous demander. Ce que vous nous avez écrit d’ici est supprimé avec le dernier compte, ou avec les données de ce site. Des lois comme le California Consumer Privacy Act et le RGPD européen vous donnent ces droits. Ici, un bouton suffit. Nous ne vendons ni ne partageons d’informations personnelles, et nous ne pouvons pas remettre ce que nous n’avons pas.',
  },
  children: {
    title: 'Enfants',
    text: 'Wee Hours s’adresse aux parents et aux personnes qui gardent un enfant. Un adulte note ce qui concerne l’enfant et décide de ce que cela devient.',
  },
  changes: {
    title: 'Changements',
    text: 'Si cette page change, la date ci-dessus change avec elle. Avant que quoi que ce soit commence à quitter votre appareil, nous vous le demanderons dans l’appli.',
  },
  questions: {
    title: 'Questions',
    text: (link) => ['Écrivez-nous par la ', link('page d’aide'), '. Nous répondons dans les 24 heures.'],
  },
};

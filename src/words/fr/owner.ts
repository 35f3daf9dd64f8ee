import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The sections of the profile about the account, its password, its lock and its deletion. */
export const owner: Words['owner'] = {
  password: 'Votre mot de passe',
  account: {
    title: 'Compte',
    about: 'Votre compte n’existe que sur cet appareil.',
    guest: (trialDays) =>
      plural(trialDays, {
        one: `Vous n’avez pas encore de compte. Créez-en un pour suivre votre bébé, gratuitement pendant ${number(trialDays)} jour.`,
        other: `Vous n’avez pas encore de compte. Créez-en un pour suivre votre bébé, gratuitement pendant ${number(trialDays)} jours.`,
      }),
    seePlans: 'Voir les formules',
    signUp: 'Créer un compte',
    signOut: 'Déconnexion',
    name: 'Nom',
    email: 'E-mail',
    plan: 'Formule',
    plans: { free: 'Gratuit', starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    until: (plan, day) => `${plan} · jusqu’au ${day}`,
    ended: (plan, day) => `${plan} · terminé le ${day}`,
    trial: (plan, days) =>
      plural(days, {
        one: `${plan} · encore ${number(days)} jour d’essai`,
        other: `${plan} · encore ${number(days)} jours d’essai`,
      }),
  },
  changes: {
    edit: 'Modifier le nom et l’e-mail',
    passwordTitle: 'Mot de passe',
    passwordAbout: 'Il sert à vous connecter sur cet appareil.',
    password: 'Changer le mot de passe',
    edited: 'Votre compte est à jour',
    passwordSet: 'Votre nouveau mot de passe est enregistré',
  },
  editing: {
    save: 'Enregistrer',
    email: 'Adresse e-mail',
    emailHint: 'Elle sert à vous connecter sur cet appareil. Nous n’y envoyons jamais rien.',
    passwordHint: 'Cela empêche d’autres personnes de prendre votre compte.',
  },
  newPassword: {
    description: 'Votre code de secours reste valable, et votre session reste ouverte.',
    label: 'Nouveau mot de passe',
    hint: 'Vérifiez-le avec l’icône en forme d’œil. Vous ne le saisissez qu’une fois.',
    set: 'Enregistrer ce mot de passe',
  },
  recovery: {
    title: 'Code de secours',
    about:
      'Votre compte n’existe que sur cet appareil. Nous ne pouvons donc pas vous envoyer de nouveau mot de passe.',
    none: 'Pas encore de code. Il vous en faudra un si vous oubliez votre mot de passe.',
    works: (day) =>
      `Votre code du ${day} est valable. S’il est perdu ou si quelqu’un l’a vu, créez-en un autre. L’ancien n’est plus valable dès que vous confirmez le nouveau.`,
    unconfirmed: (day) =>
      `Avez-vous gardé votre code du ${day}\u202f? Si oui, il est valable. Sinon, créez-en un autre.`,
    unconfirmedAfter: (day, former) =>
      `Avez-vous gardé votre code du ${day}\u202f? Si oui, il est valable. Sinon, créez-en un autre. D’ici là, votre code précédent du ${former} reste valable.`,
    makeFirst: 'Créer un code de secours',
    makeNew: 'Créer un nouveau code de secours',
    asking: {
      title: 'Créer un code de secours',
      description: 'Il ne s’affiche qu’une fois. Enregistrez-le, imprimez-le ou copiez-le.',
      show: 'Afficher le code',
    },
  },
  autoLock: {
    title: 'Verrouillage auto',
    about: 'Ferme votre compte aux autres sur cet appareil. Il ne chiffre pas votre journal.',
    after: 'Verrouiller après',
    hint: 'Les chronos continuent quand l’appli est verrouillée. Les formulaires non enregistrés se ferment.',
    choices: { 0: 'Jamais', 5: '5 minutes', 60: '1 heure', 1440: '1 jour' },
    stillOff: 'Le verrouillage automatique est encore désactivé. Activez-le avec votre mot de passe.',
    turnOn: 'Activer le verrouillage',
    on: 'Le verrouillage automatique est activé.',
    asking: {
      title: 'Activer le verrouillage automatique\u202f?',
      description:
        'Votre mot de passe déverrouille l’appli. Saisissez-le une fois pour vérifier que vous le connaissez.',
      turnOn: 'Activer',
    },
  },
  deletion: {
    title: 'Supprimer vos données',
    about: 'Supprimez vos données à tout moment, quelle que soit la formule. Nous n’en avons pas de copie.',
    text: 'Supprimez votre journal en gardant le compte, ou le compte et tout son contenu. Vous verrez ce qui disparaît, puis confirmerez avec votre mot de passe.',
    demo: 'La démo n’enregistre rien. Elle disparaît quand vous la quittez.',
    delete: { log: 'Supprimer les données', account: 'Supprimer mon compte' },
    ask: { log: 'Supprimer toutes les données\u202f?', account: 'Supprimer mon compte\u202f?' },
    keep: 'Garder',
    unknown:
      'Cela supprime votre journal, les chronos en cours, la corbeille, et l’historique qui permet d’annuler imports et sauvegardes.',
    empty:
      'Votre journal est vide. Cela supprime les chronos en cours, la corbeille, et l’historique qui permet d’annuler imports et sauvegardes.',
    entries: (entries) =>
      `Cela supprime ${entries}, les chronos en cours, la corbeille, et l’historique qui permet d’annuler imports et sauvegardes.`,
    stays: 'Votre compte, votre formule et vos réglages restent.',
    goes: (email) =>
      `Cela supprime aussi le compte ${email}, sa formule et ses réglages. Tous les onglets ouverts sont déconnectés.`,
    copies: (link) => [
      'C’est définitif. Les seules copies sont vos sauvegardes et vos exports. ',
      link('Tout exporter d’abord'),
    ],
    shared: {
      where: 'Où\u202f?',
      here: 'Sur ce téléphone seulement',
      all: 'Sur tous les téléphones',
      trash:
        'Cela met le journal à la corbeille sur tous les téléphones qui le partagent. Vous pouvez l’y restaurer pendant 30 jours. La liste des médicaments et la réserve de lait restent.',
      othersKeep: 'Ce téléphone cesse de partager. Les autres gardent le journal.',
      removed: {
        title: 'Le journal est dans la corbeille',
        description:
          'Vous pouvez le restaurer pendant 30 jours depuis la corbeille, dans Données. Les téléphones hors ligne suivront plus tard.',
      },
    },
    logDeleted: {
      title: 'Votre journal est vide',
      description: 'Tout ce que vous aviez noté est supprimé. Votre compte et vos réglages sont toujours là.',
    },
    accountDeleted: {
      title: 'Votre compte est supprimé',
      description: 'Il n’en reste rien sur cet appareil.',
    },
    partlyDeleted: {
      title: 'Certaines données ne sont pas encore supprimées',
      description: (reason) => `${reason} Puis connectez-vous et supprimez à nouveau le compte.`,
    },
  },
};

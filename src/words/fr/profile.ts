import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The profile screen. */
export const profile: Words['profile'] = {
  title: 'Compte et profils des bébés',
  demo: 'C’est la démo. Changez ce que vous voulez\u00a0: rien n’est enregistré.',
  sections: {
    account: 'Compte',
    babies: 'Bébés',
    units: 'Unités et heure',
    appearance: 'Apparence',
    kinds: 'Ce que vous notez',
    data: 'Données',
    security: 'Sécurité',
    about: 'À propos',
  },
  list: {
    label: 'Réglages',
    account: (name, plan) => `${name} · ${plan}`,
    guest: 'Sans compte',
    names: (names) => names.join(', '),
    noBaby: 'Pas encore de bébé',
    units: (units) => units.join(' · '),
    kinds: (titles, more) =>
      more > 0
        ? plural(more, {
            one: `${titles.join(', ')} et ${number(more)} autre`,
            other: `${titles.join(', ')} et ${number(more)} autres`,
          })
        : titles.join(', '),
    backedUp: (ago) => `Sauvegarde ${ago}`,
    notBackedUp: 'Pas encore de sauvegarde',
    lockOff: 'Sans verrouillage auto',
    lockAfter: (time) => `Verrouillage après ${time}`,
    about: 'Confidentialité, installation, licences',
  },
  handOver: 'Transférer le journal',
  babies: {
    title: 'Bébés',
    about: 'Chaque bébé a son propre journal.',
    reading: 'Chargement des profils…',
    none: 'Pas encore de profil. Ajoutez votre bébé pour commencer à noter.',
    add: 'Ajouter un bébé',
    addAnother: 'Ajouter un autre bébé',
    editTitle: (name) => `Modifier ${name}`,
    added: (name) => `Ajouté\u00a0: ${name}`,
    saved: (name) => `Profil enregistré\u00a0: ${name}`,
    archived: {
      title: (name) => `Profil archivé\u00a0: ${name}`,
      description: 'Vous pouvez toujours ouvrir, modifier et exporter ce journal ici.',
    },
    unarchived: {
      title: (name) => `Profil désarchivé\u00a0: ${name}`,
      description: 'Vous pouvez à nouveau choisir ce journal sur chaque écran.',
    },
    full: (allowed) =>
      plural(allowed, {
        one: `Votre formule comprend ${number(allowed)} bébé. Les profils existants restent utilisables.`,
        other: `Votre formule comprend ${number(allowed)} bébés. Les profils existants restent utilisables.`,
      }),
    seePlans: 'Voir les formules pour plus de bébés',
    facts: {
      female: (age, born) => `Fille, ${age}, née le ${born}`,
      male: (age, born) => `Garçon, ${age}, né le ${born}`,
    },
    archivedFacts: {
      female: (age, born) => `Archivé. Fille, ${age}, née le ${born}`,
      male: (age, born) => `Archivé. Garçon, ${age}, né le ${born}`,
    },
    openLog: (name, hidden) => ['Ouvrir le journal', hidden(`\u00a0: ${name}`)],
    edit: (name) => ['Modifier ', name],
    more: (hidden, name) => ['Plus', hidden(` pour ${name}`)],
    archive: (name) => ['Archiver ', name],
    unarchive: (name) => ['Désarchiver ', name],
    remove: (name) => ['Retirer ', name],
  },
  removal: {
    title: (name) => `Retirer ${name}\u202f?`,
    keep: (name) => `Garder ${name}`,
    remove: (name) => `Retirer ${name}`,
    unknown: (days) =>
      `Cela retire le profil et tout ce qui y est noté. Vous pouvez tout restaurer pendant ${forDays(days)}. Ensuite, c’est définitif.`,
    empty: (days) =>
      `Cela retire le profil. Il n’a encore aucune entrée. Vous pouvez le restaurer pendant ${forDays(days)}. Ensuite, c’est définitif.`,
    entries: (entries, days) =>
      `Cela retire le profil et ${entries}. Vous pouvez tout restaurer pendant ${forDays(days)}. Ensuite, c’est définitif.`,
    timers: (days) =>
      `Cela retire le profil et les chronos en cours. Vous pouvez tout restaurer pendant ${forDays(days)}. Ensuite, c’est définitif.`,
    entriesAndTimers: (entries, days) =>
      `Cela retire le profil, ${entries} et les chronos en cours. Vous pouvez tout restaurer pendant ${forDays(days)}. Ensuite, c’est définitif.`,
    archive: 'Pour garder le journal, archivez plutôt le profil.',
    name: (name) => `Tapez ${name} pour confirmer`,
    wrongName: (name) => `Tapez «\u00a0${name}\u00a0» pour retirer ce profil.`,
    removed: {
      title: (name) => `Profil retiré\u00a0: ${name}`,
      description: (days) =>
        `Vous pouvez le restaurer depuis la corbeille, dans Données, pendant ${forDays(days)}.`,
    },
  },
  kinds: {
    title: 'Ce que vous notez',
    about: 'Choisissez vos touches et leur ordre. Si vous désactivez un type, ses entrées restent.',
    tiles: { diaper: 'Couches', bottle: 'Biberons', breast: 'Tétées au sein', sleep: 'Sommeil' },
    up: (title) => `Monter\u00a0: ${title}`,
    down: (title) => `Descendre\u00a0: ${title}`,
    place: (title, place, all) => `${title}, ${number(place)} sur ${number(all)}`,
  },
  units: {
    title: 'Unités et heure',
    about: 'Les unités ne changent que l’affichage de vos entrées.',
    volume: { label: 'Biberons', oz: 'oz', ml: 'ml' },
    weight: { label: 'Poids', lb: 'lb + oz', kg: 'kg' },
    length: { label: 'Taille', in: 'in', cm: 'cm' },
    temperature: { label: 'Température', F: '°F', C: '°C' },
    weekStart: 'Début de semaine',
    weekdays: ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'],
    zone: 'Fuseau horaire',
    zoneHint: (day, clock) => `Fixe le début de chaque journée. Heure là-bas\u00a0: ${day}, ${clock}.`,
    deviceZone: (zone) => `Fuseau de cet appareil, actuellement ${zone}`,
    world: 'Monde',
    regions: {
      Africa: 'Afrique',
      America: 'Amérique',
      Antarctica: 'Antarctique',
      Arctic: 'Arctique',
      Asia: 'Asie',
      Atlantic: 'Océan Atlantique',
      Australia: 'Australie',
      Europe: 'Europe',
      Indian: 'Océan Indien',
      Pacific: 'Océan Pacifique',
    },
    report: {
      label: 'Langue des rapports',
      hint: 'Pour les rapports, tableaux et exports.',
      same: 'Comme l’appli',
    },
  },
  appearance: {
    title: 'Apparence',
    about: 'Pour cet appareil seulement.',
    hint: 'Auto suit votre appareil le jour et passe en Nuit de 19 h à 7 h.',
    light: 'Clair',
    dark: 'Sombre',
    night: 'Nuit',
    auto: 'Auto',
    keepAwake: {
      label: 'Garder l’écran allumé pendant un chrono',
      hint: 'Sur l’écran d’accueil de l’appli. Consomme plus de batterie.',
    },
  },
  language: {
    title: 'Langue',
    about: 'Pour cet appareil seulement.',
    notHere:
      'Certaines langues ne sont pas encore sur cet appareil. Connectez-vous à Internet pour en changer.',
    failed: {
      title: 'La langue n’a pas pu se charger',
      happened: 'Votre connexion est peut-être coupée.',
      todo: 'Vérifiez-la, puis réessayez.',
    },
    unsaved: {
      title: 'Changer malgré la saisie en cours\u202f?',
      description: 'Votre saisie sur cette page n’est pas encore enregistrée.',
      stay: 'Continuer la saisie',
      leave: 'Changer quand même',
    },
  },
  install: {
    title: 'Installation',
    about:
      'Ajoutez Wee Hours à votre écran d’accueil. L’appli s’ouvre en plein écran et fonctionne sans réseau.',
    install: 'Installer Wee Hours',
    installed: 'Wee Hours est installé sur cet appareil.',
    apple:
      'Dans Safari, touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0». L’appli installée commence avec un journal vide. Pour y transférer celui-ci, faites d’abord une sauvegarde dans Données. Ouvrez-la ensuite dans l’appli installée.',
    menu: 'Cherchez «\u00a0Installer\u00a0» ou «\u00a0Ajouter à l’écran d’accueil\u00a0» dans le menu de votre navigateur.',
  },
  about: {
    title: 'Votre vie privée',
    text: (link) => [
      'Votre journal reste sur cet appareil. Il n’en sort que si vous l’exportez ou le partagez, et aucun serveur ne peut le lire. Votre mot de passe ferme l’appli aux autres. Pour l’appareil lui-même, utilisez son verrouillage. ',
      link('Lire la politique de confidentialité'),
    ],
    licenses: 'Licences open source',
    license: (names, terms) => `${names} · ${terms}`,
    thanks: 'Wee Hours s’appuie sur le travail que ces personnes ont offert à tous.',
  },
};

function forDays(days: number): string {
  return plural(days, {
    one: `${number(days)} jour`,
    other: `${number(days)} jours`,
  });
}

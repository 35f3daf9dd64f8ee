import type { Words } from '#words/words.ts';

/** The support page. */
export const support: Words['support'] = {
  title: 'Aide',
  heading: 'Besoin d’aide\u202f?',
  description:
    'Les quatre questions les plus fréquentes, et un formulaire pour le reste. Nous répondons dans les 24 heures.',
  asked: 'Questions fréquentes',
  questions: [
    {
      question: 'Comment exporter un bilan pour mon pédiatre\u202f?',
      answer:
        'Ouvrez Bilans dans l’appli, choisissez la semaine, puis PDF ou CSV. Le fichier est créé sur votre appareil, même sans réseau. Enregistrez-le, imprimez-le ou envoyez-le vous-même. Les bilans sont inclus dans l’essai, dans Plus et Lifetime Bundle, et dans Starter pendant trois mois. Exporter tout votre journal est toujours gratuit.',
    },
    {
      question: 'Puis-je utiliser Wee Hours sans tablette\u202f?',
      answer:
        'Oui. L’appli fonctionne dans tout navigateur récent, sur téléphone, tablette ou ordinateur. Vous pouvez imprimer les carnets sur du papier ordinaire. Une tablette est seulement plus agréable pour le carnet PDF.',
    },
    {
      question: 'Combien de profils de bébés puis-je avoir\u202f?',
      answer:
        'Un avec Starter, et autant que vous voulez avec Plus et Lifetime Bundle. Pas de limite pendant les 14 jours d’essai gratuit. Ensuite, la formule gratuite en comprend un. Les profils supplémentaires restent utilisables, et rien n’est supprimé.',
    },
    {
      question: 'Qui peut voir nos données\u202f?',
      answer:
        'Vous, et personne d’autre. Votre journal reste dans votre navigateur et ne quitte votre appareil que si vous l’exportez. Nous ne pouvons pas le lire, et nous ne vendons jamais de données. Vous pouvez tout exporter ou supprimer depuis votre profil.',
    },
  ],
  worried:
    'Quelque chose vous inquiète chez votre bébé\u202f? Nous ne pouvons pas donner d’avis médical. Appelez votre médecin, ou votre numéro d’urgence (15 ou 112 en France) si c’est urgent.',
  contact: {
    title: 'Nous écrire',
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    send: 'Envoyer',
    sent: {
      title: 'Message envoyé\u202f!',
      description: 'Merci de nous avoir écrit. Nous vous répondrons à l’adresse indiquée dans les 24 heures.',
    },
    notSent: {
      title: 'Votre message n’a pas été envoyé',
      happened: 'Ce navigateur ne nous laisse pas l’enregistrer. Votre texte est toujours là.',
      todo: 'Autorisez les données de site pour cette page, ou quittez la navigation privée. Puis renvoyez-le.',
    },
  },
};

import type { Words } from '#words/words.ts';

/** The texts for a log that can't be saved, read or opened. */
export const storage: Words['storage'] = {
  full: {
    title: 'Cet appareil est plein',
    happened:
      'Il n’y a plus de place pour enregistrer. Votre saisie est toujours là. Libérez de l’espace, par exemple en supprimant des vidéos ou des applis inutilisées. Puis enregistrez à nouveau.',
  },
  refused: {
    title: 'Cet appareil n’a pas pu enregistrer',
    happened:
      'Il est sans doute plein. Votre saisie est toujours là. Libérez de l’espace, par exemple en supprimant des vidéos ou des applis inutilisées. Puis enregistrez à nouveau.',
  },
  blocked: {
    title: 'Un autre onglet bloque votre journal',
    happened: 'Fermez les autres onglets et fenêtres de Wee Hours. Puis rechargez cette page.',
  },
  newer: {
    title: 'Wee Hours doit être mis à jour ici',
    happened:
      'Une version plus récente de l’appli a ouvert ce journal. Rechargez pour l’obtenir. D’ici là, vous pouvez lire et copier, mais pas enregistrer.',
  },
  gone: {
    title: 'Votre journal n’est plus dans ce navigateur',
    happened:
      'Un navigateur supprime les données d’un site quand l’appareil est plein ou endommagé, ou quand vous les effacez. Restaurez une sauvegarde ou repartez de zéro. D’ici là, rien n’est enregistré.',
  },
  unavailable: {
    title: 'Ce navigateur empêche Wee Hours d’enregistrer',
    happened:
      'La navigation privée ou le blocage des données de sites en est la cause. Ouvrez Wee Hours dans une fenêtre normale, ou autorisez ses données. En attendant, vous pouvez essayer la démo.',
  },
  superseded: {
    title: 'Wee Hours a été mis à jour dans un autre onglet',
    happened:
      'Cet onglet ne peut plus enregistrer. Ce qui est enregistré est en sécurité. Copiez votre saisie, puis rechargez.',
  },
  rival: {
    title: 'Un autre chrono est en cours',
    happened: 'Un autre chrono est déjà en cours pour ce bébé.',
  },
  unfetched: {
    title: 'Une partie de l’appli n’a pas pu se charger',
    happened: 'Votre saisie est toujours là. Réessayez une fois en ligne.',
  },
  unknown: {
    title: 'Le stockage du navigateur n’a pas répondu',
    happened:
      'Ce n’est pas enregistré. Réessayez. Si cela échoue encore, vérifiez l’espace libre, puis rechargez.',
  },
};

/** Offers to share a finished file. */
export const share = {
  ready: 'Deine Datei ist fertig',
  share: 'Teilen',
  unable: {
    title: 'Dieses Gerät kann die Datei nicht teilen',
    description:
      'Aktualisiere iOS, um Dateien aus der App auf dem Home-Bildschirm zu teilen. Versuch es dann noch einmal.',
  },
};

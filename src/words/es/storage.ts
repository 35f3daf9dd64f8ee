/** The texts for a log that can't be saved, read or opened. The keys are the codes of `StorageProblem`. */
export const storage = {
  full: {
    title: 'Este dispositivo está lleno',
    happened:
      'No queda espacio para guardar. Lo que escribiste sigue aquí. Libera espacio, por ejemplo borra videos o apps que no usas. Luego guarda otra vez.',
  },
  refused: {
    title: 'Este dispositivo no pudo guardarlo',
    happened:
      'Quizá está lleno. Lo que escribiste sigue aquí. Libera espacio, por ejemplo borra videos o apps que no usas. Luego guarda otra vez.',
  },
  blocked: {
    title: 'Otra pestaña está ocupando tu diario',
    happened: 'Cierra las otras pestañas y ventanas de Wee Hours. Luego vuelve a cargar esta página.',
  },
  newer: {
    title: 'Wee Hours necesita actualizarse aquí',
    happened:
      'Una versión más nueva de la app abrió este diario. Vuelve a cargar para tener esa versión. Mientras tanto puedes leer y copiar, pero no guardar.',
  },
  gone: {
    title: 'Tu diario ya no está en este navegador',
    happened:
      'Los navegadores borran los datos de un sitio cuando el dispositivo está lleno o dañado, o cuando tú los borras. Restaura un respaldo o empieza de nuevo. Mientras tanto no se guarda nada.',
  },
  unavailable: {
    title: 'Este navegador no deja que Wee Hours guarde',
    happened:
      'Pasa en ventanas privadas o con los datos del sitio bloqueados. Abre Wee Hours en una ventana normal o permite sus datos. Mientras tanto puedes probar la demo.',
  },
  superseded: {
    title: 'Wee Hours se actualizó en otra pestaña',
    happened:
      'Esta pestaña ya no puede guardar. Lo que guardaste está a salvo. Copia lo que escribiste aquí y vuelve a cargar.',
  },
  rival: {
    title: 'Hay otro cronómetro en curso',
    happened: 'Ya hay otro cronómetro en curso para este bebé.',
  },
  unfetched: {
    title: 'No se pudo cargar una parte de la app',
    happened: 'Lo que escribiste sigue aquí. Inténtalo de nuevo cuando tengas conexión.',
  },
  unknown: {
    title: 'El almacenamiento del navegador no respondió',
    happened:
      'Esto no se guardó. Inténtalo de nuevo. Si vuelve a fallar, revisa que haya espacio y vuelve a cargar.',
  },
};

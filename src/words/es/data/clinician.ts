import { number, plural } from '#words/es/data/grammar.ts';

/** The files for a clinician: the visit report, the short summary and its table. */
export const clinician = {
  exports: {
    pdf: { onePage: 'PDF, una página', twoPages: 'PDF, dos páginas' },
    csv: 'Tabla CSV',
    saved: 'Guardado en tus descargas',
    failed: {
      title: { pdf: 'No se pudo crear el PDF', csv: 'No se pudo crear el CSV' },
      happened: 'Algo falló al escribirlo. Tu diario está a salvo.',
      todo: 'Inténtalo de nuevo. Si vuelve a fallar, vuelve a cargar la página.',
    },
  },
  share: {
    title: 'Compartir con tu pediatra',
    which: 'Qué compartir',
    report: 'Informe',
    summary: 'Resumen breve',
    about: {
      report:
        'La página 1 es para tu pediatra: crecimiento, tomas, pañales y sueño. Las demás páginas son para tu especialista en lactancia: cada día, hora por hora. Se hace en este dispositivo.',
      summary: 'Promedios, gráficas y una tabla de los días. Se hace en este dispositivo.',
    },
    preview: 'Vista previa',
    pages: (pages: number) => plural(pages, { one: '1 página', other: `${number(pages)} páginas` }),
    noAverage: 'aún sin días completos',
  },
  report: {
    which: 'Cuántos días',
    days: (days: number) => number(days),
    last: (days: number) => `Últimos ${number(days)} días`,
    dates: 'Fechas',
    choose: 'Elegir fechas',
    first: 'Primer día',
    end: 'Último día',
    questions: 'Preguntas para la consulta',
    nextVisit: (date: string) => `Para la próxima consulta, el ${date}.`,
    questionsHint: 'Anótalas cuando surjan. Se quedan en este dispositivo hasta que las cambies.',
    notes: 'Notas para la consulta',
    appendix: 'Incluir todos los registros',
    appendixHint: 'Cerca de una página más por cada tres días.',
    make: 'Crear el informe',
    making: 'Creando el informe',
    ready: 'El informe está listo.',
    outdated: 'Algo de este informe cambió. Créalo otra vez.',
    share: 'Compartir o guardar el informe',
    failed: {
      title: 'No se pudo crear el informe',
      happened: 'Algo falló al escribirlo. Tu diario, tus preguntas y tus notas están a salvo.',
      todo: 'Inténtalo de nuevo. Si vuelve a fallar, vuelve a cargar la página.',
    },
    notShared: {
      title: 'No se pudo compartir ni guardar el informe',
      happened: 'El informe sigue aquí. Quizá no hay conexión y falta una parte de la app.',
      todo: 'Inténtalo de nuevo con conexión. Si vuelve a fallar, vuelve a cargar la página y créalo otra vez.',
    },
  },
};

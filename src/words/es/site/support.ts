import type { Words } from '#words/words.ts';

/** The support page. */
export const support: Words['support'] = {
  title: 'Ayuda',
  heading: '¿Cómo podemos ayudarte?',
  description:
    'Las cuatro preguntas más comunes y un formulario para todo lo demás. Respondemos en menos de 24 horas.',
  asked: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Cómo exporto un resumen para mi pediatra?',
      answer:
        'Abre Resumen en la app, elige la semana y después PDF o CSV. El archivo se hace en tu dispositivo, incluso sin señal. Guárdalo, imprímelo o envíalo tú. Los resúmenes vienen con la prueba gratis, con Plus y Lifetime Bundle, y con Starter durante tres meses. Exportar todo tu diario siempre es gratis.',
    },
    {
      question: '¿Puedo usar Wee Hours sin una tableta?',
      answer:
        'Sí. La app funciona en cualquier navegador moderno de un teléfono, una tableta o una computadora. Las agendas puedes imprimirlas en papel común. Una tableta es cómoda para la agenda en PDF.',
    },
    {
      question: '¿Cuántos perfiles de bebé puedo tener?',
      answer:
        'Uno con Starter, y los que quieras con Plus y Lifetime Bundle. Durante los 14 días gratis no hay límite. Después, el plan gratis incluye uno. Los perfiles adicionales siguen funcionando y no se borra nada.',
    },
    {
      question: '¿Quién puede ver nuestros datos?',
      answer:
        'Solo tú. Tu diario se queda en tu propio navegador y sale de tu dispositivo solo cuando tú lo exportas. Nosotros no podemos leerlo y nunca vendemos datos. Puedes exportar o borrar todo desde tu perfil.',
    },
  ],
  worried:
    '¿Algo de tu bebé te preocupa? No podemos dar consejos médicos. Llama a tu pediatra o, si es urgente, al número de emergencias de tu zona.',
  contact: {
    title: 'Escríbenos',
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sent: {
      title: '¡Mensaje enviado!',
      description: 'Gracias por escribirnos. Te responderemos a ese correo en menos de 24 horas.',
    },
    notSent: {
      title: 'Tu mensaje no se envió',
      happened: 'Este navegador no nos deja guardarlo. Lo que escribiste sigue aquí.',
      todo: 'Permite los datos del sitio para esta página o sal de la navegación privada. Después envíalo de nuevo.',
    },
  },
};

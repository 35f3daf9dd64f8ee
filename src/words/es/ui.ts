/** The components that the app and the public pages share. */
export const ui = {
  skip: 'Saltar al contenido',
  loading: 'Cargando…',
  close: 'Cerrar',
  dismiss: 'Descartar',
  optional: '(opcional)',
  number: {
    withUnit: (label: string, unit: string) => `${label} (${unit})`,
    less: (label: string) => `Menos: ${label}`,
    more: (label: string) => `Más: ${label}`,
  },
  toasts: {
    before: 'Aviso',
    list: 'Avisos (F8)',
  },
  reach: (action: string) => `${action}: presiona F8 para llegar.`,
  invalid: { missing: 'Completa este campo.', email: 'Escribe un correo, como junio@example.com.' },
  name: { label: 'Nombre', blank: 'Escribe tu nombre.' },
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
  failed: {
    title: 'Algo salió mal',
    about:
      'Fue culpa nuestra, no tuya. Todo lo que registraste está a salvo. Vuelve a cargar esta página o inténtalo de nuevo cuando tengas conexión.',
    reload: 'Volver a cargar',
    home: 'Ir a la página de inicio',
    cause: 'Qué falló',
  },
};

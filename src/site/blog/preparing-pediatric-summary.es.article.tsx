import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { VISIT_PICTURE } from './pictures.tsx';
import { WEIGHINGS, WeightCurve } from './WeightCurve.tsx';

function Weighings() {
  return (
    <Figure
      title="Cinco pesadas en las curvas de la OMS para niñas"
      says="El peso en kilogramos según la edad en semanas. Cinco pesadas de una bebé de ejemplo bajan después del nacimiento y, desde la tercera semana, corren entre las curvas de los percentiles 15 y 50."
      size={[600, 350]}
      caption="La bebé de ejemplo de nuestra demo; ella es inventada, las curvas no. Datos de crecimiento: Patrones de crecimiento infantil de la OMS, © Organización Mundial de la Salud 2006, 2007, CC BY-NC-SA 3.0 IGO; recodificados, valores sin cambios. La OMS no respalda esta app."
      head={['Día de edad', 'Peso, kg']}
      rows={WEIGHINGS.map(([day, kg]) => [day === 0 ? 'Nacimiento' : `Día ${day}`, String(kg)])}
    >
      <WeightCurve lastWeek="12 semanas" />
    </Figure>
  );
}

export const article: Article = {
  title: 'Una página para tu pediatra',
  excerpt:
    'La consulta es corta y vas a llegar con sueño. Qué llevar, qué dejar en casa y cómo leer la curva que te van a mostrar.',
  author: 'Equipo de Wee Hours',
  date: '2026-11-14',
  minutes: 5,
  picture: VISIT_PICTURE,
  body: (
    <>
      <p>
        La cita dura un cuarto de hora, el bebé llora cinco minutos y tú dormiste cuatro horas. Entonces llega
        la pregunta: “¿Cómo va comiendo?”. Lo que sale casi siempre es “bien, creo”. Una sola hoja de papel
        cambia eso. No es tarea y nadie la va a calificar. Le permite a quien tienes enfrente ver una semana
        de un vistazo, para que el cuarto de hora se use en lo que te preocupa.
      </p>

      <h2>Empieza con tus preguntas</h2>
      <p>
        Ponlas arriba, antes de cualquier número. Tres como máximo, y primero la que te quita el sueño. “¿Está
        bien este sarpullido?” “Solo se calma conmigo, ¿qué hago?” “¿Cuándo puedo dejar de despertarlo para
        comer?” Las preguntas escritas en casa se hacen. Las otras se te ocurren de nuevo en el
        estacionamiento.
      </p>

      <h2>Los números que merecen una línea</h2>
      <ul>
        <li>
          <b>Edad y peso al nacer.</b> En días durante las dos primeras semanas, después en semanas. Si tu
          bebé nació antes de tiempo, también la fecha probable de parto: el crecimiento se lee entonces con
          la edad corregida.
        </li>
        <li>
          <b>Tomas en 24 horas.</b> El número de siempre y el rango: “9, entre 7 y 11”. Con biberón, las onzas
          del día. En las primeras cuatro semanas lo habitual son unas 8 a 12 tomas de pecho [1].
        </li>
        <li>
          <b>Pañales mojados y sucios.</b> Por día: los últimos tres días si tu bebé tiene menos de dos
          semanas, la última semana después.{' '}
          <ArticleLink slug="how-many-wet-diapers">Qué esperar día por día</ArticleLink>.
        </li>
        <li>
          <b>Sueño.</b> El total en 24 horas y el tramo más largo. Nadie necesita más.
        </li>
        <li>
          <b>Los pesos que ya tienes,</b> cada uno con su fecha y la báscula de la que salió. Dos básculas
          pueden diferir en más de lo que se crece en un día.
        </li>
        <li>
          <b>Medicinas y vitaminas,</b> con la dosis. Y cualquier temperatura que hayas tomado, con la forma
          en que la tomaste.
        </li>
        <li>
          <b>Qué cambió</b> desde la última consulta, en una frase.
        </li>
      </ul>

      <h2>El peso: lo primero que van a mirar</h2>
      <p>
        En los primeros días la pregunta es cuánto se perdió y cuándo empieza a subir. En un estudio, los
        bebés amamantados perdieron en promedio alrededor del 6 por ciento, con el punto más bajo en el día
        dos o tres [2]; con fórmula suele ser menos. La guía inglesa de NICE dice:{' '}
        <span lang="en">
          the loss normally stops after three to four days, most babies are back at their birth weight by
          three weeks, and a loss of more than 10 percent should be looked into
        </span>{' '}
        (en inglés) [3]. La regla que usan muchas clínicas es “recuperado entre el día 10 y el 14” [4]. Si tu
        bebé va más lento, menciónalo tú.{' '}
        <span lang="en">
          If the loss was over 10 percent, or birth weight is not back by three weeks, do not wait for the
          visit
        </span>{' '}
        (en inglés).
      </p>
      <p>
        Después la pregunta es a qué ritmo sube. Estas son las cifras de dos servicios de salud pública:{' '}
        <span lang="en">
          One public-health service gives 20 to 35 grams a day from day four to three or four months; Texas
          WIC gives 4 to 8 ounces a week once birth weight is regained
        </span>{' '}
        (en inglés) [5, 6]. Una semana suelta dice poco. Una vejiga llena, una toma grande u otra báscula
        pueden esconder lo que subió en una semana, así que compara pesos separados por al menos unas semanas
        y quítale siempre la misma cantidad de ropa.
      </p>

      <h2>Cómo leer la curva</h2>
      <p>
        En Estados Unidos, el peso de los bebés se dibuja sobre los patrones de crecimiento de la Organización
        Mundial de la Salud desde el nacimiento hasta los dos años, tomen lo que tomen [7]. Las líneas son
        percentiles. Un bebé en el percentil 15 pesa más que 15 de cada 100 bebés sanos de su misma edad y
        sexo, y menos que los otros 85. Es un lugar en una fila, no una calificación: alguien tiene que estar
        ahí, y la mayoría de los que están ahí lo han estado siempre.
      </p>
      <Weighings />
      <p>
        Así que mira la forma. La bebé de ejemplo pierde peso al principio, como casi todos. Después encuentra
        una línea y la sigue. Esa es la buena noticia del dibujo, y sería la misma buena noticia en el
        percentil 5 o en el 95. Lo que se mira con más cuidado es un bebé que cruza varias líneas en una
        dirección, y aun entonces un solo punto no es un diagnóstico. Las líneas extremas de las gráficas de
        la OMS marcan a los dos o tres más pequeños y más grandes de cada cien, y la mayoría de esos niños
        también está sana [8].
      </p>

      <h2>Qué dejar fuera</h2>
      <ul>
        <li>
          <b>El diario minuto a minuto.</b> Déjalo en el teléfono por si una pregunta va más a fondo. En papel
          tapa lo que importa.
        </li>
        <li>
          <b>Los medios días.</b> El día de la consulta y el día en que empezaste a anotar bajan todos los
          promedios. Siete días enteros son lo mejor.
        </li>
        <li>
          <b>Las suposiciones vestidas de números.</b> “Unos 6, no están todos anotados” es una anotación
          honesta, y útil.
        </li>
        <li>
          <b>Tu propio veredicto.</b> Lleva lo que pasó. Lo que significa es para lo que sirve la consulta.
        </li>
      </ul>

      <h2>Una página que funciona</h2>
      <ol>
        <li>Nombre, fecha de nacimiento, edad hoy, peso al nacer.</li>
        <li>Tus preguntas, tres como máximo.</li>
        <li>
          Una tabla pequeña: siete días a lo ancho y, hacia abajo, tomas, onzas, mojados, sucios, horas de
          sueño.
        </li>
        <li>Los pesos con sus fechas.</li>
        <li>Las medicinas y todo lo fuera de lo común, una línea para cada cosa.</li>
        <li>Un tercio de la página en blanco, para lo que te digan.</li>
      </ol>
      <p>
        El tercio en blanco es lo que la gente se salta y lo que más extraña. No vas a recordar la dosis de
        camino a casa.
      </p>

      <h2>Para tu especialista en lactancia, un poco más</h2>
      <p>
        Querrá ver las tomas una por una durante dos o tres días: qué lado, cuándo empezó, cuánto duró y cómo
        se sintió. Lleva también lo que te sacaste con el extractor. Para todos los demás, déjalo en casa.
      </p>

      <h2>Quién llega a verla</h2>
      <p>
        Las notas de salud de un niño merecen cuidado. El papel es un buen medio, y también un PDF que
        muestras en tu propia pantalla. Si la clínica tiene un portal, usa ese y no un grupo de chat. Wee
        Hours hace la página en tu teléfono y no guarda ninguna copia en otro lugar, así que compartes solo lo
        que tú decidiste compartir.
      </p>

      <h2>No esperes a la consulta</h2>
      <p>
        Hay cosas que no son para una lista. Antes de los tres meses, una temperatura de 100.4 °F (38.0 °C) o
        más [9]: llama de inmediato. Menos de seis pañales mojados al día después del día cinco [10], la boca
        seca o la mollera hundida [11]: llama el mismo día. También el mismo día:{' '}
        <span lang="en">
          refusing more than two feeds, more than 10 percent of the birth weight lost or birth weight not back
          by three weeks
        </span>{' '}
        (en inglés) [3]. Si no logras despertar a tu bebé, si está muy débil o si tiene los labios azulados o
        grises: el número de emergencias [12, 13].
      </p>
      <p>
        Todo lo demás escríbelo cuando se te ocurra, en una línea, donde lleves el diario. El día de la
        consulta la página ya se habrá escrito sola, y podrás usar la noche anterior en algo mejor. Dormir,
        por ejemplo.
      </p>
    </>
  ),
  sources: [
    'Academia Americana de Pediatría, HealthyChildren.org en español: postura sobre la lactancia materna',
    'Noel-Weiss y otros, 2008, Open Medicine, PMC3091615 (en inglés)',
    'NICE, guía NG75: Faltering growth, sección 1.1 (en inglés)',
    'Paul y otros, sobre el peso del recién nacido, publicado en newbornweight.org (en inglés)',
    'Grey Bruce Public Health, sobre el aumento de peso (en inglés)',
    'WIC de Texas: How can I tell if my baby is getting enough to eat? (en inglés)',
    'CDC: WHO Child Growth Standards Training; MMWR 2010;59 RR-9 (en inglés)',
    { quoted: 'CDC: Using WHO Growth Standard Charts (en inglés)' },
    'South Texas Health System Children’s: Fiebre, cuándo llamar al doctor',
    'Manual MSD, versión para público general: Lactancia',
    'Healthwise, Wayne HealthCare: Deshidratación en niños',
    'Legacy Health: Síntomas de emergencia que no debe ignorar',
    'March of Dimes, Nacersano, sobre cuándo llamar al profesional de la salud',
  ],
};

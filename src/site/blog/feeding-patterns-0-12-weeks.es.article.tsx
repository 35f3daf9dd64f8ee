import type { CareRange } from '#domain/care-guide/care-range.ts';
import type { Article } from '#site/articles.ts';
import { ArticleLink } from './ArticleLink.tsx';
import { Figure } from './Figure.tsx';
import { FEEDING_PICTURE } from './pictures.tsx';
import { RangeRows, rangeRowsSize } from './RangeRows.tsx';
import { feedRows } from './range-rows.ts';

const ROWS = feedRows(['Del nacimiento a 4 semanas', '1 a 2 meses', '2 a 3 meses'], saidBy);

function saidBy({ source, seen }: CareRange): string {
  const who = source.publisher.startsWith('American Academy') ? 'AAP' : source.publisher;
  return seen === 'source' ? who : `${who}, según citas`;
}

function FeedsADay() {
  return (
    <Figure
      title="Tomas de pecho en 24 horas, por edad y por fuente"
      says={`Rangos de tomas de pecho en 24 horas. ${ROWS.map(({ name, low, high }) => `${name}: de ${low} a ${high}`).join('. ')}.`}
      size={rangeRowsSize(ROWS.length)}
      caption="Las barras llenas son números que leímos en su fuente; las de solo contorno nos llegaron como otros los citan. Que una edad tenga más de una fila no es un error: las fuentes se superponen, y ninguna se equivoca sobre tu bebé. AAP es la Academia Americana de Pediatría."
      head={['Edad y fuente', 'Mínimo', 'Máximo']}
      rows={ROWS.map(({ name, low, high }) => [name, String(low), String(high)])}
    >
      <RangeRows rows={ROWS} ticks={[0, 2, 4, 6, 8, 10, 12, 14]} tone="feed" />
    </Figure>
  );
}

export const article: Article = {
  title: 'Las tomas, del nacimiento a las 12 semanas',
  excerpt:
    'Cada cuánto, cuánto tiempo, qué cantidad: los rangos que vale la pena conocer, por qué cambian de una semana a otra y qué no pueden decirte.',
  author: 'Equipo de Wee Hours',
  date: '2026-11-20',
  minutes: 6,
  picture: FEEDING_PICTURE,
  body: (
    <>
      <p>
        A quien acaba de tener un bebé le dicen que dé de comer “a demanda”, y luego en cada consulta le
        preguntan cada cuánto es eso. Las dos cosas tienen sentido. Ningún recién nacido tiene que seguir un
        horario, pero hay un rango en el que se mueve la mayoría de los bebés sanos, y conocerlo hace que un
        día raro parezca menos raro. Esta página recorre las primeras doce semanas, con pecho y con biberón.
      </p>

      <h2>Un rango, no un horario</h2>
      <p>
        Para las primeras cuatro semanas, la Academia Americana de Pediatría habla de unas 8 a 12 tomas de
        pecho en 24 horas [1], es decir, una cada una a tres horas. Desde el segundo mes los números bajan un
        poco y las fuentes empiezan a separarse: KidsHealth habla de 6 a 8 al día entre el primer mes y el
        tercero [2] y, según lo citan otros, de 7 a 9 en el segundo mes; los CDC, también según citas,
        mantienen de 8 a 12 durante las primeras semanas y los primeros meses [3, 4].
      </p>
      <FeedsADay />
      <p>
        Los estudios apuntan en la misma dirección. Cuando se siguió a bebés amamantados desde el primer mes
        hasta el tercero, sus tomas se volvieron menos frecuentes, más cortas y más grandes [5]; lo que
        tomaban en todo un día, según se cita un estudio anterior, quedó más o menos igual [6]. En los números
        que otros citan de ese estudio, unas siete u ocho tomas al día pasaron a seis o siete. Si tu bebé de
        diez semanas de pronto pide menos y termina antes, lo más probable es que sea práctica, no un
        problema.
      </p>

      <h2>Qué cuenta como una toma</h2>
      <p>
        Diez minutos del izquierdo, un eructo, ocho minutos del derecho: ¿es una toma o son dos? Un estudio
        muy citado la cuenta como una si el segundo pecho llega dentro de la media hora [6]. Cuéntala así y tu
        número se podrá comparar con los rangos de esta página; cuenta cada lado y parecerá que das de comer
        el doble que los demás. En Wee Hours los dos lados de una misma sentada cuentan una sola vez. También
        el biberón que empieza dentro de la media hora después del pecho.
      </p>

      <h2>Semanas 0 a 2: poco, seguido y sin orden</h2>
      <p>
        En los primeros días lo que importa es la frecuencia. Las tomas de un recién nacido son pequeñas y van
        muy seguidas, y una pausa larga todavía no es un regalo. Según citan otros, las guías ponen la pausa
        máxima de un recién nacido en unas cuatro horas, de día y de noche [3]. Si te dijeron que lo
        despiertes para comer, hazlo hasta que tu pediatra te diga que el peso va bien.
      </p>
      <p>
        Casi todos los bebés pierden primero algo de peso. Entre los bebés amamantados, un estudio encontró
        una pérdida promedio de alrededor del 6 por ciento, con el punto más bajo en el día dos o tres, y la
        mayoría recuperó el peso del nacimiento en dos semanas [7]. La guía inglesa de NICE lo dice así:{' '}
        <span lang="en">
          NICE expects the loss to stop after three to four days and most babies to be back by three weeks; it
          wants any baby who loses more than 10 percent to be seen
        </span>{' '}
        (en inglés) [8]. Esos números, junto con los{' '}
        <ArticleLink slug="how-many-wet-diapers">pañales mojados y sucios</ArticleLink>, responden a “¿come
        suficiente?” mejor que cualquier cuenta de minutos.
      </p>

      <h2>Semanas 2 a 6: la tormenta de la tarde</h2>
      <p>
        Por estos días muchos bebés juntan sus tomas, a menudo al anochecer: cuatro tomas en cuatro horas y
        después un tramo más largo. Se llaman tomas en racimo, y no significan que se acabó la leche. En un
        diario parecen un nudo de registros cortos después de la cena. Dos o tres noches así, una al lado de
        otra, son un patrón, y un patrón se lleva mucho mejor que cuatro fracasos sueltos. Pásale el bebé a
        alguien entre toma y toma si puedes, come con una mano y deja los platos para después.
      </p>

      <h2>Semanas 6 a 12: empieza a verse un ritmo</h2>
      <p>
        Las tomas se vuelven más rápidas y las pausas entre ellas empiezan a parecerse. No esperes las mismas
        horas cada día. Lo primero que se asienta es el orden de las cosas y, quizá, un tramo más largo por la
        noche. El crecimiento tampoco va en línea recta, y es común que haya varios días seguidos de más
        hambre. Si la cuenta sube durante tres días y luego baja, no pasó nada malo.
      </p>

      <h2>Con biberón: cuánto</h2>
      <p>
        Para los bebés que solo toman fórmula, los CDC dan de 1 a 2 onzas (30 a 60 ml) por toma en los
        primeros días, de 8 a 12 veces en 24 horas, cada dos a tres horas; en las primeras semanas y meses
        pasa a ser más o menos cada tres a cuatro horas [9]. La Academia Americana de Pediatría describe unas
        2 a 3 onzas después de los primeros días, de 3 a 4 onzas durante el primer mes y, con una onza más por
        mes, de 4 a 5 onzas a los dos meses [10].
      </p>
      <p>
        El peso es mejor medida. La regla de Estados Unidos es de unas 2½ onzas al día por cada libra de peso,
        y no más de 32 onzas en un día [10]. De la regla británica solo tenemos una cita:{' '}
        <span lang="en">
          150 to 200 ml for each kilogram of weight in 24 hours, from the end of the first week. For a baby of
          4.5 kg (just under 10 pounds) the band reaches from about 23 to 30 ounces
        </span>{' '}
        (en inglés) [11]. La regla de Estados Unidos cae dentro de esa franja. Es una franja porque así son
        los bebés. Un biberón que no se terminó es información, no desperdicio.
      </p>
      <p>
        Nada de esto vale exactamente para la leche extraída. Se ha informado que, entre el primer mes y el
        sexto, los bebés amamantados toman cada día más o menos la misma cantidad [6], así que no hace falta
        que el biberón crezca con el bebé.
      </p>

      <h2>Qué vale la pena anotar</h2>
      <ul>
        <li>
          <b>Cuándo empezó.</b> El tiempo entre tomas se cuenta de inicio a inicio.
        </li>
        <li>
          <b>Qué lado.</b> No por ninguna regla, solo porque de noche nadie se acuerda.
        </li>
        <li>
          <b>Las onzas, si fue biberón.</b> Lo que tomó, no lo que preparaste.
        </li>
        <li>
          <b>Lo raro, en pocas palabras.</b> “Inquietud”, “regurgitó mucho”, “se durmió”. Dos semanas después,
          esas son las notas que vas a agradecer.
        </li>
      </ul>
      <p>
        Los minutos al pecho se pueden anotar, pero sirven poco para comparar. Un bebé que come rápido y uno
        que se entretiene pueden tomar la misma cantidad.
      </p>

      <h2>Cuándo llamar</h2>
      <p>
        Llama el mismo día si tu bebé moja menos de seis pañales al día después del día cinco [12] o si cada
        vez cuesta más despertarlo para comer [13]. También por esto:{' '}
        <span lang="en">Call the same day if your baby refuses more than two feeds</span> (en inglés) [14].
        Una fiebre de 100.4 °F (38.0 °C) o más antes de los tres meses significa llamar de inmediato [15]. Si
        no logras despertar a tu bebé, o si tiene los labios o la cara azulados o grises, llama al número de
        emergencias.
      </p>
      <p>
        Y si dar de comer duele, o si cada toma es una pelea, eso basta para pedir ayuda, digan lo que digan
        los números. Una especialista en lactancia ve más en una sola toma que lo que muestra un diario en un
        mes, y una semana de tu diario le dirá dónde mirar primero.
      </p>
    </>
  ),
  sources: [
    'Academia Americana de Pediatría, HealthyChildren.org en español: postura sobre la lactancia materna',
    'Nemours KidsHealth: Alimentar a su hijo de 1 a 3 meses de edad',
    {
      quoted:
        'Nemours KidsHealth: Preguntas frecuentes sobre la lactancia materna: ¿Cuánto y con qué frecuencia?',
    },
    { quoted: 'CDC: How Much and How Often to Breastfeed (en inglés)' },
    'Kent y otros, 2013, Breastfeeding Medicine 8:401 (en inglés; resumen, con números según los citan otros)',
    { quoted: 'Kent y otros, 2006, Pediatrics 117:e387 (en inglés)' },
    'Noel-Weiss y otros, 2008, Open Medicine, PMC3091615 (en inglés)',
    'NICE, guía NG75: Faltering growth, sección 1.1 (en inglés)',
    'CDC: How Much and How Often to Feed Infant Formula (en inglés); lo mismo en español: UPMC, Guía de alimentación con fórmula',
    'Academia Americana de Pediatría, HealthyChildren.org en español: cantidad y horario de la alimentación con fórmula',
    { quoted: 'NHS Choices, texto de 2011 sobre la fórmula según el peso (en inglés)' },
    'Manual MSD, versión para público general: Lactancia',
    'Mayo Clinic: ¿El bebé está enfermo? Cuándo buscar atención médica',
    'Allina Health, sobre recién nacidos que rechazan tomas (en inglés)',
    'South Texas Health System Children’s: Fiebre, cuándo llamar al doctor',
  ],
};

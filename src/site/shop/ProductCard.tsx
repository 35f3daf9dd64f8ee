import { useId, useState } from 'react';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './ProductCard.module.css';
import type { Product } from './products.ts';

/** A product, and the button that downloads it. */
export function ProductCard({ product }: { product: Product }) {
  const { title, description, price, contents, image, formats } = product;
  const [chosen, setChosen] = useState(formats[0].name);
  const format = formats.find(({ name }) => name === chosen) ?? formats[0];
  const id = useId();

  return (
    <li className={styles.product}>
      <img
        className={styles.picture}
        data-tone={image.tone}
        src={image.src}
        width={720}
        height={440}
        alt={image.alt}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.price}>{price}</p>
        <p className={styles.description}>{description}</p>
        <Badge>{contents}</Badge>
      </div>
      <div className={styles.take}>
        {formats.length > 1 && (
          <SegmentedChoice
            label={`${title}, made for`}
            hideLabel
            name={id}
            options={formats.map(({ name }) => ({ value: name, label: name }))}
            value={format.name}
            onValueChange={setChosen}
          />
        )}
        {/* The key remounts the button for each format. Otherwise it would hand over the fetched file of another. */}
        <DownloadButton key={format.name} title={title} describedBy={id} file={format.file} />
      </div>
    </li>
  );
}

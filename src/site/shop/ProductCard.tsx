import { useId, useState } from 'react';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { words } from '#words/now.ts';
import { DownloadButton } from './DownloadButton.tsx';
import styles from './ProductCard.module.css';
import type { Product } from './products.ts';

/** A product, and the button that downloads it. */
export function ProductCard({ product }: { product: Product }) {
  const { price, image, formats } = product;
  const { shop } = words;
  const { title, description, contents, picture } = shop.products[product.id];
  const [chosen, setChosen] = useState(formats[0].id);
  const format = formats.find((each) => each.id === chosen) ?? formats[0];
  const id = useId();

  return (
    <li className={styles.product}>
      <img
        className={styles.picture}
        data-tone={image.tone}
        src={image.src}
        width={720}
        height={440}
        alt={picture}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.price}>
          <b>{shop.gift}</b> <VisuallyHidden>{shop.later}</VisuallyHidden> <s>{price}</s>
        </p>
        <p className={styles.description}>{description}</p>
        <Badge>{contents}</Badge>
      </div>
      <div className={styles.take}>
        {formats.length > 1 && (
          <SegmentedChoice
            label={shop.format(title)}
            hideLabel
            name={id}
            options={formats.map((each) => ({ value: each.id, label: shop.formats[each.id] }))}
            value={format.id}
            onValueChange={setChosen}
          />
        )}
        {/* The key remounts the button for each format. Otherwise it would hand over the file of the previous one. */}
        <DownloadButton key={format.id} title={title} describedBy={id} file={format.file} />
      </div>
    </li>
  );
}

import { Download } from 'lucide-react';
import { useId } from 'react';
import { useDownload } from '#site/use-download.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import styles from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import type { Product } from './products.ts';

/** A product, made at the tap. */
export function ProductCard({ product }: { product: Product }) {
  const { title, description, price, contents, image } = product;
  const { share, download } = useDownload(product.load);
  const id = useId();

  async function take() {
    const outcome = await download();
    if (outcome === 'saved') {
      toast({ title: `${title} saved`, description: 'It was made on this device and is in your downloads.' });
    } else if (outcome === 'shared') {
      toast({
        title: `${title} shared`,
        description: 'It was made on this device and went where you sent it.',
      });
    } else if (outcome === 'cancelled') {
      toast({ title: `${title} not saved`, description: 'It is ready. Tap again whenever you like.' });
    } else {
      toast({
        title: `${title} could not be made`,
        description: 'Nothing was lost. Check your signal, then tap again.',
      });
    }
  }

  return (
    <li className={styles.product}>
      <ProductPicture of={image} />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.price}>{price}</p>
        <p className={styles.description}>{description}</p>
        <Badge>{contents}</Badge>
      </div>
      <Button
        wide
        busy={share !== null}
        icon={<Download aria-hidden="true" />}
        aria-describedby={id}
        onClick={take}
      >
        {share === null ? 'Instant Download' : `Making it… ${Math.round(share * 100)}%`}
      </Button>
    </li>
  );
}

import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './galleria.module.css';

const size = { width: 320, height: 240 };

/** The structural formula of a chemical; empty if it cannot be drawn. */
export function Structure({ smiles, name }: { readonly smiles: string; readonly name: string }) {
  const words = useWords().galleria;
  const scheme = useComputedColorScheme('light');
  const target = useRef<SVGSVGElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { default: drawer } = await import('smiles-drawer');
      drawer.parse(
        smiles,
        (tree) => {
          const svg = target.current;
          if (!isCurrent || svg === null) return;
          // Each atom and bond: written together, acetic acid would be the letters COOHCH3.
          const options = { ...size, bondThickness: 1.2, compactDrawing: false };
          new drawer.SvgDrawer(options).draw(tree, svg, scheme);
          setIsDrawn(true);
        },
        () => undefined,
      );
    };
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [smiles, scheme]);
  return (
    <figure className={styles['structure']} hidden={!isDrawn}>
      <svg ref={target} role="img" aria-label={words.structure(name)} viewBox={`0 0 ${size.width} ${size.height}`} />
    </figure>
  );
}

// TypeScript also needs `import type {} from 'searchlight/react'`
import 'searchlight';

export function Search({ step, onStep }) {
  return (
    <search-light puzzle="knight" step={step} onstepchange={(event) => onStep(event.detail.step)} />
  );
}

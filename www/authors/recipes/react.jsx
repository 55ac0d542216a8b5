// npm install searchlight
import 'searchlight';

export function Search({ step, onStep }) {
  return (
    <search-light puzzle="knight" step={step} onstepchange={(event) => onStep(event.detail.step)} />
  );
}

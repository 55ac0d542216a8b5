// app/answer/page.jsx: a search on the server
import { Session, catalogue, loadEngine } from 'searchlight/core';

export default async function Page() {
  await loadEngine();
  const session = new Session(catalogue()[0].presets[0].link);
  while (!session.outcome) session.advance(1e6);
  return <output>{session.outcome.code}</output>;
}

// What the page asks of the program that serves it.

export async function state() {
  return (await ask("state")).json();
}

export async function view(look, signal) {
  return (await ask("view", look, signal)).json();
}

export async function findings(look, signal) {
  return (await ask("findings", look, signal)).json();
}

export async function explanation(look, view, signal) {
  return (await ask(`explanation?view=${view}&${look.query()}`, null, signal)).json();
}

export function picture(look, kind) {
  return `picture.${kind}?${look.query()}`;
}

// Calls back for each event, and where the connection comes or goes, maybe for good; what was missed in between has to
// be asked for.
export function listen({ event, opened, lost }) {
  const source = new EventSource("events");
  source.addEventListener("message", (message) => event(JSON.parse(message.data)));
  source.addEventListener("open", opened);
  source.addEventListener("error", () => lost(source.readyState === EventSource.CLOSED));
}

async function ask(path, look, signal) {
  const answer = await fetch(look ? `${path}?${look.query()}` : path, { signal });
  if (!answer.ok) throw new Error((await answer.text()).trim() || answer.statusText);
  return answer;
}

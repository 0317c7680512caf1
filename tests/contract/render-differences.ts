import { deliberateDifferences } from './differences';

const START = '<!-- responses of the store: written by `npm run contract -- --docs` -->';
const END = '<!-- end of the responses of the store -->';

/** Renders the deliberate differences of the REST responses as a section of docs/differences.md. */
export function renderDifferences(): string {
	const entries = deliberateDifferences.map(
		({ title, reason, instead, seen }) =>
			`### ${title}\n\n- **WooCommerce:** ${reason}\n- **Here:** ${instead}\n- ${seenBy(seen)}\n`,
	);
	return `${START}\n\n${entries.join('\n')}\n${END}`;
}

function seenBy(versions: readonly string[]): string {
	const named = versions.map((version) =>
		version === '10.9 new' ? '10.9.1 (analytics reimported)' : version.replace('10.9', '10.9.1'),
	);
	return named.length === 0
		? 'In no recording. Known from shops with such data.'
		: `Seen in WooCommerce ${named.join(', ')}.`;
}

/** Updates the section in the document; other sections stay as they are. */
export function updateDocument(document: string): string {
	const start = document.indexOf(START);
	const end = document.indexOf(END);
	const section = renderDifferences();
	return start === -1 || end === -1
		? `${document.trimEnd()}\n\n${section}\n`
		: document.slice(0, start) + section + document.slice(end + END.length);
}

import { deliberateDifferences } from '.';

const START = '<!-- answers of the store: written by `npm run contract -- --docs` -->';
const END = '<!-- end of the answers of the store -->';

/** The deliberate differences of the REST answers as a section of docs/differences.md. */
export function renderDifferences(): string {
	const entries = deliberateDifferences.map(
		({ title, reason, instead, files }) =>
			`### ${title}\n\n${reason} Here: ${lowerFirst(instead)}\n\nRecorded in: ${files
				.map((file) => `\`${file}\``)
				.join(', ')}.\n`,
	);
	return `${START}\n\n${entries.join('\n')}\n${END}`;
}

/** The document with its section brought up to date; other sections stay as they are. */
export function updateDocument(document: string): string {
	const start = document.indexOf(START);
	const end = document.indexOf(END);
	const section = renderDifferences();
	return start === -1 || end === -1
		? `${document.trimEnd()}\n\n${section}\n`
		: document.slice(0, start) + section + document.slice(end + END.length);
}

function lowerFirst(text: string): string {
	return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

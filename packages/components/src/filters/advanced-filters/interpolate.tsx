import { Fragment, type ReactNode } from 'react';

/** The replacement of a tag; a tag that encloses text passes it on. */
export type Parts = Readonly<Record<string, ReactNode | ((enclosed: ReactNode) => ReactNode)>>;

const TAG = /\{\{\s*(\/?)\s*([\w-]+)\s*(\/?)\s*\}\}|<(\/?)([\w-]+)\s*(\/?)>/g;

interface Open {
	name: string;
	content: ReactNode[];
}

/**
 * Fills a template with elements. It reads both notations of tags: `{{title}}A{{/title}} {{rule /}}`, which extensions
 * use since 2018, and the newer `<title>A</title> <rule/>`. Unknown tags are removed.
 */
export function interpolate(template: string, parts: Parts): ReactNode {
	const root: Open = { name: '', content: [] };
	const open: Open[] = [root];
	const add = (node: ReactNode) => open.at(-1)?.content.push(node);
	let from = 0;
	for (const match of template.matchAll(TAG)) {
		if (match.index > from) add(template.slice(from, match.index));
		from = match.index + match[0].length;
		const name = match[2] ?? match[5] ?? '';
		if (match[1] || match[4]) close(open, parts, name);
		else if (match[3] || match[6]) add(place(parts[name], null));
		else open.push({ name, content: [] });
	}
	if (from < template.length) add(template.slice(from));
	while (open.length > 1) close(open, parts, open.at(-1)?.name ?? '');
	return keyed(root.content);
}

function close(open: Open[], parts: Parts, name: string): void {
	if (open.length < 2 || open.at(-1)?.name !== name) return;
	const closed = open.pop();
	open.at(-1)?.content.push(place(parts[name], keyed(closed?.content ?? [])));
}

function place(part: Parts[string] | undefined, enclosed: ReactNode): ReactNode {
	return typeof part === 'function' ? part(enclosed) : (part ?? enclosed);
}

function keyed(content: ReactNode[]): ReactNode {
	return content.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}

import { reportScreens } from '@store-analytics/rest-api';

type Fields = Readonly<Record<string, unknown>>;

const known = [
	...['name', 'reports', 'label', 'meaning', 'format', 'field', 'from', 'value', 'formula'],
	...['row', 'goodWhen', 'sortBy', 'addsUp', 'overview'],
];
const formats = ['currency', 'number', 'average', 'percent'];
const directions = ['up', 'down', 'neither'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isList = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.length > 0 && value.every(isText);
const isIn = (list: readonly string[], value: unknown) => isText(value) && list.includes(value);
const shown = (value: unknown) =>
	typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'nothing');

/** Returns all faults of a metric's declaration, each as a sentence with its fix, for the author. */
export function problemsOf(metric: Fields): string[] {
	return [
		...unknownNames(metric),
		...namesAndTexts(metric),
		...source(metric),
		...formula(metric.formula),
		...furtherChoices(metric),
	];
}

function unknownNames(metric: Fields): string[] {
	const strange = Object.keys(metric).filter((key) => !known.includes(key));
	return strange.map((key) => `It knows no \`${key}\`: there are ${known.join(', ')}.`);
}

function namesAndTexts({ name, reports, label, meaning, format }: Fields): string[] {
	const problems: string[] = [];
	if (!isText(name) || !/^[a-z\d][\w-]{0,59}\/[a-z\d][\w-]{0,59}$/.test(name)) {
		problems.push(
			`\`name\` is ${shown(name)}: give the extension's name, a slash and the metric's, such as 'example/margin'.`,
		);
	}
	const slugs = Object.keys(reportScreens);
	if (!isList(reports)) {
		problems.push(
			`\`reports\` is ${shown(reports)}: list the reports that show it, such as [ 'products' ].`,
		);
	} else {
		const others = reports.filter((slug) => !slugs.includes(slug));
		problems.push(
			...others.map((slug) => `There is no report '${slug}': there are ${slugs.join(', ')}.`),
		);
	}
	if (!isText(label)) problems.push('It has no `label`: say what it is called on screen.');
	if (!isText(meaning)) {
		problems.push("It has no `meaning`: say in a sentence, for the shop's owner, what it is.");
	}
	if (!isIn(formats, format)) {
		problems.push(`\`format\` is ${shown(format)}: choose one of ${formats.join(', ')}.`);
	}
	return problems;
}

function source({ field, from, value, formula }: Fields): string[] {
	const problems: string[] = [];
	if (field === undefined && value === undefined && formula === undefined) {
		problems.push(
			'Nothing says where its value comes from: give `field`, `from` with `value`, or `formula`.',
		);
	}
	if (field !== undefined && value !== undefined) {
		problems.push('It has both `field` and `value`: leave one of them out.');
	}
	if (field !== undefined && !isText(field)) {
		problems.push(`\`field\` is ${shown(field)}: name a field of REST's answer.`);
	}
	if (value !== undefined && typeof value !== 'function') {
		problems.push(`\`value\` is ${shown(value)}: give a function of the fields in \`from\`.`);
	}
	if ((value === undefined) !== (from === undefined) || (from !== undefined && !isList(from))) {
		problems.push(
			`\`from\` is ${shown(from)}: list the fields that \`value\` is given, and leave it out without \`value\`.`,
		);
	}
	return problems;
}

function formula(value: unknown): string[] {
	if (value === undefined) return [];
	const { plus, minus, per, ...others } = (
		typeof value === 'object' && value !== null ? value : {}
	) as Fields; // as: of any shape
	const isSound =
		isList(plus) &&
		(minus === undefined || isList(minus)) &&
		(per === undefined || isText(per)) &&
		Object.keys(others).length === 0;
	return isSound
		? []
		: [
				`\`formula\` is ${shown(value)}: give { plus: [ fields ], minus: [ fields ], per: 'field' }; minus and per may be left out.`,
			];
}

function furtherChoices({ row, goodWhen, sortBy, addsUp, overview, format }: Fields): string[] {
	const problems: string[] = [];
	if (row !== undefined && row !== false && !isText(row) && typeof row !== 'function') {
		problems.push(`\`row\` is ${shown(row)}: give a field, a function of the row, or false.`);
	}
	if (goodWhen !== undefined && !isIn(directions, goodWhen)) {
		problems.push(`\`goodWhen\` is ${shown(goodWhen)}: choose one of ${directions.join(', ')}.`);
	}
	if (sortBy !== undefined && (!isText(sortBy) || row === false)) {
		problems.push(
			`\`sortBy\` is ${shown(sortBy)}: name an \`orderby\` that the server knows; with \`row: false\` there is nothing to sort.`,
		);
	}
	for (const [key, choice] of Object.entries({ addsUp, overview })) {
		if (choice !== undefined && typeof choice !== 'boolean') {
			problems.push(`\`${key}\` is ${shown(choice)}: give true or false.`);
		}
	}
	if (addsUp === true && (format === 'percent' || format === 'average')) {
		problems.push(`\`addsUp\` is true, but what is a ${format} does not add up: leave it out.`);
	}
	return problems;
}

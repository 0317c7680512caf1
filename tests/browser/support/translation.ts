import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** A shipped translation, to look things up in. */
export class Translation {
	private readonly items: readonly InstanceType<typeof PO.Item>[];

	constructor(locale: string) {
		const file = path.resolve(__dirname, `../../../languages/store-analytics-${locale}.po`);
		this.items = PO.parse(readFileSync(file, 'utf8')).items;
	}

	/** The sentence in this language. */
	of(english: string): string {
		const text = this.items.find(({ msgid, msgctxt }) => msgid === english && !msgctxt)?.msgstr[0];
		if (!text) throw new Error(`"${english}" is not in the translation.`);
		return text;
	}

	/** Its words that are written in Latin letters: names and abbreviations that stay as they are. */
	texts(): string[] {
		const latin = /[\p{Script=Latin}][\p{Script=Latin}\d.+-]+/gu;
		const words = this.items.flatMap(({ msgstr }) =>
			msgstr.flatMap((text) =>
				pieces(text).flatMap((piece) => piece.replace(/%(?:\d\$)?[sdf]/g, ' ').match(latin) ?? []),
			),
		);
		return [...new Set(words)];
	}

	/** Those of the texts that are a sentence in English with another in this language, whatever its placeholders stand for. */
	englishAmong(texts: readonly string[]): string[] {
		const own = new Set(this.items.flatMap(({ msgstr }) => msgstr.flatMap(pieces)));
		const english = this.items
			.flatMap(({ msgid, msgid_plural: plural, msgstr }) => [
				...(msgstr.includes(msgid) ? [] : pieces(msgid)),
				...(plural && !msgstr.includes(plural) ? pieces(plural) : []),
			])
			.filter((piece) => !own.has(piece) && /\p{L}{2}/u.test(piece.replace(placeholder, '')))
			.map(patternOf);
		return texts.filter((text) => !own.has(text) && english.some((pattern) => pattern.test(text)));
	}
}

const placeholder = /%(?:\d\$)?[sdf]/;

/** A piece of a sentence with anything in the place of its placeholders, and numbers where they take numbers. */
function patternOf(piece: string): RegExp {
	const parts = piece.split(/(%(?:\d\$)?[sdf])/).map((part) => {
		if (placeholder.test(part)) return part.endsWith('s') ? '.+' : '[\\d.,]+';
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	});
	return new RegExp(`^${parts.join('')}$`);
}

/** What stands between the elements of a sentence. */
function pieces(sentence: string): string[] {
	return sentence
		.replaceAll('%%', '%')
		.split(/<[^>]+>|\{\{[^}]+\}\}/)
		.map((piece) => piece.trim())
		.filter(Boolean);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** Looks texts up in a shipped translation. */
export class Translation {
	private readonly items: readonly InstanceType<typeof PO.Item>[];
	/** Made once: to read all sentences again for each screen would take longer than the screen. */
	private sentences: Sentences | undefined;

	constructor(locale: string) {
		const file = path.resolve(__dirname, `../../../languages/store-analytics-${locale}.po`);
		this.items = PO.parse(readFileSync(file, 'utf8')).items;
	}

	/** Translates a sentence. */
	of(english: string): string {
		const text = this.items.find(({ msgid, msgctxt }) => msgid === english && !msgctxt)?.msgstr[0];
		if (!text) throw new Error(`"${english}" is not in the translation.`);
		return text;
	}

	/** The Latin words of the translation: names and abbreviations that stay the same. */
	texts(): string[] {
		const latin = /[\p{Script=Latin}][\p{Script=Latin}\d.+-]+/gu;
		const words = this.items.flatMap(({ msgstr }) =>
			msgstr.flatMap((text) =>
				pieces(text).flatMap((piece) => piece.replace(/%(?:\d\$)?[sdf]/g, ' ').match(latin) ?? []),
			),
		);
		return [...new Set(words)];
	}

	/** Returns the English texts that have a translation different from them, whatever their placeholders contain. */
	englishAmong(texts: readonly string[]): string[] {
		const { own, whole, patterns } = (this.sentences ??= this.readSentences());
		return texts.filter(
			(text) =>
				!own.has(text) && (whole.has(text) || patterns.some((pattern) => pattern.test(text))),
		);
	}

	private readSentences(): Sentences {
		const own = new Set(this.items.flatMap(({ msgstr }) => msgstr.flatMap(pieces)));
		const english = this.items
			.flatMap(({ msgid, msgid_plural: plural, msgstr }) => [
				...(msgstr.includes(msgid) ? [] : pieces(msgid)),
				...(plural && !msgstr.includes(plural) ? pieces(plural) : []),
			])
			.filter((piece) => !own.has(piece) && /\p{L}{2}/u.test(piece.replace(placeholder, '')));
		return {
			own,
			whole: new Set(english.filter((piece) => !placeholder.test(piece))),
			patterns: english.filter((piece) => placeholder.test(piece)).map(patternOf),
		};
	}
}

interface Sentences {
	/** Pieces of translations. */
	readonly own: ReadonlySet<string>;
	/** English pieces without placeholders. */
	readonly whole: ReadonlySet<string>;
	readonly patterns: readonly RegExp[];
}

const placeholder = /%(?:\d\$)?[sdf]/;

/**
 * Matches a piece of a sentence with anything in place of its placeholders, and with numbers for number placeholders.
 */
function patternOf(piece: string): RegExp {
	const parts = piece.split(/(%(?:\d\$)?[sdf])/).map((part) => {
		if (placeholder.test(part)) return part.endsWith('s') ? '.+' : '[\\d.,]+';
		return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	});
	return new RegExp(`^${parts.join('')}$`);
}

/** Splits a sentence at its elements. */
function pieces(sentence: string): string[] {
	return sentence
		.replaceAll('%%', '%')
		.split(/<[^>]+>|\{\{[^}]+\}\}/)
		.map((piece) => piece.trim())
		.filter(Boolean);
}

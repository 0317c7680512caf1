/** Letters of scripts that write no blanks between words; each is a token of its own. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Cuts a text into words without case and accents: letters of a script without blanks one by one, numbers apart. */
export function tokensOf(text: string): string[] {
	const plain = text
		.normalize('NFKC')
		.replace(/[\u3099\u309A]/g, '')
		.replace(/[^\p{Script=Hiragana}\p{Script=Katakana}]+/gu, withoutAccents)
		.toLowerCase();
	return (plain.match(/#|\d+|[\p{L}\p{M}]+/gu) ?? []).flatMap(wordsIn);
}

function withoutAccents(part: string): string {
	return part
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.normalize('NFC');
}

function wordsIn(run: string): string[] {
	const letters = [...run];
	if (letters.some((letter) => unspaced.test(letter))) return letters;
	// The Arabic article is written with its word.
	return [/^ال.{3,}/u.test(run) ? run.slice(2) : run];
}

/**
 * Returns the number of typos, 0 or 1, by which one word is another; undefined for another word. Short words and numbers have none.
 * @example typosIn('revnue', 'revenue') // 1
 */
export function typosIn(typed: string, word: string): 0 | 1 | undefined {
	if (typed === word) return 0;
	if (Math.min(typed.length, word.length) < 4 || /\d/.test(typed)) return undefined;
	return isOneLetterAway(typed, word) ? 1 : undefined;
}

/** One letter is missing, added or another one, or two neighbours are swapped. */
function isOneLetterAway(typed: string, word: string): boolean {
	let start = 0;
	while (start < typed.length && typed[start] === word[start]) start += 1;
	const [rest, other] = [typed.slice(start), word.slice(start)];
	return (
		rest.slice(1) === other ||
		rest === other.slice(1) ||
		rest.slice(1) === other.slice(1) ||
		(rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
	);
}

const COMMENT = /<!--.*?-->/gs;
/** What they enclose is no text. */
const PROGRAM = /<(script|style)(?:\s[^<>]*)?>.*?<\/\1\s*>/gis;
const ALONE = /<(?:br|hr|img|input|wbr)(?:\s[^<>]*)?\/?>/gi;
const PAIR = /<([a-z][a-z\d-]*)(?:\s[^<>]*)?>(.*?)<\/\1\s*>/gis;
const CLOSING = /<\/[a-z][a-z\d-]*\s*>/gi;

/** Signs of the longest name that is read for tags: pairs of endless ones would take hours. */
const LONGEST = 2000;

/**
 * HTML without its tags; entities stay. A tag is closed again or stands alone, as `<br>` does; any other `<` is text:
 * `Dogs < 10 kg > 5 kg`, `Picks <Set>`, `A <-> B`. A title of nothing but tags stays, so that it can be seen.
 */
export function withoutTags(html: string): string {
	if (!html.includes('<') || html.length > LONGEST) return html.trim();
	let text = html.replace(COMMENT, '').replace(PROGRAM, '').replace(ALONE, '');
	// Pairs may be inside of pairs.
	for (let before = ''; before !== text;) {
		before = text;
		text = text.replace(PAIR, '$2');
	}
	return text.replace(CLOSING, '').trim() || html.trim();
}

/**
 * A text from elsewhere without signs that a terminal obeys, such as those that clear it, and without those that turn the
 * direction of what follows. Lines stay.
 */
export function harmless(text: string): string {
	return text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

/** The name of a category as WordPress keeps and sends names of terms: HTML, `Home &amp; Decor`. */
export function termName(name: string): string {
	return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

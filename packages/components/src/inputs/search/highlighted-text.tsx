interface HighlightedTextProps {
	text: string;
	query: string;
}

/** A text with the first match of the typed text emphasized. */
export function HighlightedText({ text, query }: HighlightedTextProps) {
	const match = query.trim();
	const at = match ? text.toLowerCase().indexOf(match.toLowerCase()) : -1;
	if (at < 0) return text;
	const end = at + match.length;
	return (
		<span>
			{text.slice(0, at)}
			<strong>{text.slice(at, end)}</strong>
			{text.slice(end)}
		</span>
	);
}

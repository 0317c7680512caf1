interface Column {
	readonly key: string;
	readonly label: string;
}

/** A column of words; all columns of these tables stay. */
export function textColumn(key: string, label: string): Column & { required: true } {
	return { key, label, required: true };
}

/** A column of amounts or counts. */
export function numberColumn(key: string, label: string) {
	return { ...textColumn(key, label), isNumeric: true };
}

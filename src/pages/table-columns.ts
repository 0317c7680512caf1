interface Column {
	readonly key: string;
	readonly label: string;
}

/** A text column; all columns of these tables are required. */
export function textColumn(key: string, label: string): Column & { required: true } {
	return { key, label, required: true };
}

/** A column of amounts or counts. */
export function numberColumn(key: string, label: string) {
	return { ...textColumn(key, label), isNumeric: true };
}

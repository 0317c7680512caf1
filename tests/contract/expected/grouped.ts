export function grouped<Row, Key>(rows: Iterable<Row>, key: (row: Row) => Key): Map<Key, Row[]> {
	const groups = new Map<Key, Row[]>();
	for (const row of rows) {
		const name = key(row);
		const group = groups.get(name);
		if (group) {
			group.push(row);
		} else {
			groups.set(name, [row]);
		}
	}
	return groups;
}

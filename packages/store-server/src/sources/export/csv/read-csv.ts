/** Splits CSV text into rows of cells: quoted cells, commas or semicolons, any line ends. */
export function readCsv(text: string): string[][] {
	const body = text.replace(/^\uFEFF/, '');
	const comma = separatorOf(body);
	const rows: string[][] = [];
	let row: string[] = [];
	let cell = '';
	let isQuoted = false;
	const endCell = () => {
		row.push(withoutGuard(cell));
		cell = '';
	};
	const endRow = () => {
		endCell();
		if (row.some((one) => one !== '')) rows.push(row);
		row = [];
	};
	for (let at = 0; at < body.length; at++) {
		const sign = body.charAt(at);
		if (isQuoted) {
			if (sign !== '"') cell += sign;
			else if (body[at + 1] === '"') cell += body.charAt(at++);
			else isQuoted = false;
		} else if (sign === '"') isQuoted = true;
		else if (sign === comma) endCell();
		else if (sign === '\n') endRow();
		else if (sign !== '\r') cell += sign;
	}
	endRow();
	return rows;
}

function separatorOf(body: string): string {
	const [head = ''] = body.split('\n', 1);
	return head.split(';').length > head.split(',').length ? ';' : ',';
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuard(cell: string): string {
	return cell.trim().replace(/^'(?=[=+\-@\t])/, '');
}

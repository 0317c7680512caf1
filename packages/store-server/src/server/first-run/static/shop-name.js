// Asks for the name of a shop whose chosen files do not contain one.
(function () {
	const file = document.querySelector('#file');
	const place = document.querySelector('#named');

	file.addEventListener('change', () => {
		const isNameless = [...file.files].some(({ name }) => /\.csv$/i.test(name));
		place.hidden = !isNameless;
		place.querySelector('input').disabled = !isNameless;
	});
})();

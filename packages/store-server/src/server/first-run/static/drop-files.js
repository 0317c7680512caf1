// Takes files that are dropped on the field for an export.
(function () {
	const file = document.querySelector('#file');
	const drop = document.querySelector('#drop');

	for (const name of ['dragover', 'dragleave', 'drop']) {
		document.addEventListener(name, (event) => {
			// A file dropped beside the field would replace the page.
			event.preventDefault();
			const isOver = drop.contains(event.target);
			drop.classList.toggle('is-over', name === 'dragover' && isOver);
			const { files } = event.dataTransfer;
			if (name === 'drop' && isOver && files.length > 0 && !file.matches(':disabled')) {
				file.files = files;
				file.dispatchEvent(new Event('change'));
				file.focus();
			}
		});
	}
})();

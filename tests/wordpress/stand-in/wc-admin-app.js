document.getElementById('root').textContent = 'The shop system answers here.';

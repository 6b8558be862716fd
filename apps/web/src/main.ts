const heading = document.createElement('h1');
heading.textContent = 'Bande';
document.querySelector('#bande')?.append(heading);
